declare module 'virtual:palette.css';

declare module 'virtual:languages' {
  /** Each language by its own name. */
  const names: Record<string, string>;
  export default names;
}

declare module 'virtual:words/*' {
  /** The messages of one language, or of one part of the pages in it, in Fluent's syntax. */
  const messages: string;
  export default messages;
}

declare module 'virtual:words-of/*' {
  /** Brings the messages of a part of the pages in a language. */
  const part: Record<string, () => Promise<{ default: string }>>;
  export default part;
}

declare module 'virtual:artwork' {
  interface Place {
    x: number;
    y: number;
    size: number;
  }

  /** SVG symbols: tile-, symbol-, castle-, king-, emblem-, crowns-. */
  export const sprite: string;
  /** The places of the parts of a square, which is 100 units wide. */
  export const layout: {
    symbol: Place;
    symbol_beside_crowns: Place;
    castle: Place & { partner: Place };
    letter: { x: number; baseline: number; size: number };
    building: Place & { symbol: Place };
    building_beside: Place & { symbol: Place };
    knight: Place;
    knight_beside_crowns: Place;
  };
  /** The shape of each seat's pieces. */
  export const shapes: string[];
}

declare module 'virtual:artwork/court' {
  /**
   * SVG symbols: tile-town, symbol-town, plate, building-, knight, tower, coin, queen, dragon, cave,
   * points.
   */
  export const sprite: string;
}

declare module 'virtual:artwork/tiles' {
  /** SVG symbols: half-0 to half-6. */
  export const sprite: string;
  /** The face of a tile whose halves are 100 wide. */
  export const tile: {
    half: number;
    radius: number;
    border: number;
    rim: { inset: number; radius: number; border: number };
    divider: { inset: number; width: number };
    wild: { size: number };
  };
  /** The measures of a line's layout. */
  export const line: { gap: number; reach: number; narrowest: number; narrowest_cross: number };
}
