declare module 'virtual:palette.css';

declare module 'virtual:land.css';

declare module 'virtual:languages' {
  /** Each language by its own name. */
  const names: Record<string, string>;
  export default names;
}

declare module 'virtual:kept-answers' {
  /** The answers of a server that are the same for everybody, by language and path. */
  const answers: Record<string, Record<string, unknown>>;
  export default answers;
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

  /** SVG symbols: tile- and symbol- of wheat and forest, king-, emblem-, crown. */
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

declare module 'virtual:artwork/contrast' {
  /** SVG symbols: tile- and symbol- of the other terrains, tile-castle, castle-, crowns-. */
  export const sprite: string;
}

declare module 'virtual:artwork/court' {
  /**
   * SVG symbols: tile-town, symbol-town, plate, building-, knight, tower, coin, queen, dragon, cave,
   * points.
   */
  export const sprite: string;
}

declare module 'virtual:artwork/tiles' {
  /** SVG symbols: half-0 to half-6 with digits, pips-0 to pips-6 without. */
  export const sprite: string;
  /** The face of a tile whose halves are 100 wide. */
  export const tile: {
    half: number;
    radius: number;
    border: number;
    rim: { inset: number; radius: number; border: number };
    divider: { inset: number; width: number };
    bone: { depth: number; shadow: number; pin: number };
    wild: { size: number };
  };
  /** The measures of a line's layout. */
  export const line: { gap: number; reach: number; narrowest: number; narrowest_cross: number };
}

declare module 'virtual:artwork/land' {
  type Terrain = 'wheat' | 'forest' | 'lake' | 'grassland' | 'swamp' | 'mine' | 'town';
  type Place = [x: number, y: number];

  /** A sprite with its foot at a place of its square, and the size it has there. */
  interface Placed {
    sprite: string;
    x: number;
    y: number;
    width: number;
    height: number;
  }

  /** A stamp in one paint; place and size are measured in the size of the sprite. */
  export interface SpritePart {
    paint: string;
    stamp: string;
    x?: number;
    y?: number;
    width?: number;
    height?: number;
  }

  /** Relative path data round a foot at 0 0. */
  export const stamps: Record<string, string>;
  /** Stamps that stand on one foot, from the back to the front. */
  export const sprites: Record<string, readonly SpritePart[]>;
  /** The shape of a seat's emblem round its middle. */
  export const emblems: Record<string, string>;
  /** The building that a crown puts on each terrain. */
  export const crowned: Record<Terrain, Placed>;
  /** The things that stand for a terrain where squares are small. */
  export const small: Record<Terrain, readonly Placed[]>;
  /** The places of trees; those with a number in `only_in_woods` need like neighbours. */
  export const trees: Record<
    'everywhere' | 'towards_the_right' | 'towards_below' | 'in_thick_woods',
    readonly Place[]
  > & { only_in_woods: readonly number[] };
  export const reeds: readonly Place[];
  export const houses: readonly Place[];
  /** The places of building tokens and knights; beside crowns or each other they make room. */
  export const tokens: Record<
    'full' | 'small',
    Record<
      'building' | 'building_beside' | 'knight' | 'knight_beside',
      { x: number; y: number; size: number }
    >
  >;
}

declare module 'virtual:artwork/pictures' {
  interface Square {
    x: number;
    y: number;
    ground: 'wheat' | 'forest' | 'lake' | 'grassland' | 'swamp' | 'mine' | 'town' | 'castle';
    crowns: number;
    covered: boolean;
  }

  /** A land, 100 units to a square, with the seat whose castle stands on it. */
  export interface LandPicture {
    land: readonly Square[];
    seat: number;
    pieces?: readonly { piece: string; x: number; y: number; size: number }[];
  }

  /** Tiles whose halves are 100 wide; a tile is its two numbers, null its back. */
  export interface TilesPicture {
    view: [x: number, y: number, width: number, height: number];
    tiles: readonly {
      tile: string | null;
      x: number;
      y: number;
      upright?: boolean;
      /** Degrees round its middle. */
      turn?: number;
    }[];
    discs?: readonly { words: string; x: number; y: number; radius: number }[];
    /** Frames round what counts. */
    marks?: readonly [x: number, y: number, width: number, height: number][];
  }

  /** The picture of each game by its id. */
  export const games: Record<string, LandPicture | TilesPicture>;
  /** The land on the horizon. */
  export const panorama: LandPicture;
}
