/**
 * Makes the project's artwork part of the pages: `virtual:artwork` holds the drawings that every
 * page shows as one SVG sprite, `virtual:artwork/court` those of towns, buildings and pieces of a
 * court, `virtual:artwork/tiles` the halves of the tiles of line games with the measures of tiles and
 * lines, `virtual:palette.css` the colours as custom properties. All are read from
 * `src/dominium/artwork`, so that pages, notebooks and pictures look the same.
 */

import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type CourtPiece = (typeof COURT_PIECES)[number];

interface Palette {
  terrains: Record<string, { background: string; relief: string; symbol: string }>;
  castle: { background: string; symbol: string; wall: string };
  tile: { gap: string; border: string };
  crowns: { background: string; crown: string; digit: string; border: string };
  building: { background: string; symbol: string; border: string; pile: string };
  domino: Record<'face' | 'rim' | 'ink' | 'divider' | 'back' | 'back_mark' | 'wild', string>;
  pieces: Record<'ink' | 'halo' | CourtPiece, string>;
  marks: Record<string, string>;
  seats: { id: string; shape: string; colour: string; ink: string }[];
  themes: Record<'light' | 'dark', Record<string, string>>;
}

interface Place {
  x: number;
  y: number;
  size: number;
  radius?: number;
  border?: number;
}

interface SquareLayout {
  tile: Place;
  symbol: Place;
  symbol_beside_crowns: Place;
  castle: Place & { inner_border: Place };
  building: Place;
  letter: { x: number; baseline: number; size: number };
  crowns: Record<'right' | 'bottom' | 'width' | 'radius' | 'crown' | 'pitch' | 'digit', number>;
}

/** The face of a tile of the line games; a half is 100 wide. */
interface TileLayout {
  radius: number;
  border: number;
  rim: { inset: number; radius: number; border: number };
  divider: { inset: number; width: number };
  digit: { x: number; y: number; size: number };
  pip: { radius: number; columns: number[]; rows: number[] };
  pips: [number, number][][];
  wild: { size: number };
}

const SPRITE = 'virtual:artwork';
const COURT_SPRITE = 'virtual:artwork/court';
const TILES = 'virtual:artwork/tiles';
const PALETTE = 'virtual:palette.css';
const KINGDOM_TERRAINS = ['wheat', 'forest', 'lake', 'grassland', 'swamp', 'mine'];
const COURT_PIECES = ['knight', 'tower', 'coin', 'queen', 'dragon', 'cave', 'points'] as const;
const MOST_CROWNS = 3;

export function artwork(folder: string): Plugin {
  const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
  const palette = JSON.parse(read('palette.json')) as Palette;
  const {
    square: layout,
    tile: tileLayout,
    line,
  } = JSON.parse(read('layout.json')) as { square: SquareLayout; tile: TileLayout; line: object };
  return {
    name: 'dominium-artwork',
    resolveId: (id) => ([SPRITE, COURT_SPRITE, TILES, PALETTE].includes(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${PALETTE}`) return paletteStyle(palette);
      if (id === `\0${COURT_SPRITE}`) {
        const buildings = readdirSync(`${folder}/buildings`).map(
          (file) => file.split('.')[0] ?? '',
        );
        const drawn = courtSprite(palette, layout, read, buildings.sort());
        return `export const sprite = ${JSON.stringify(drawn)};`;
      }
      if (id === `\0${TILES}`) {
        return [
          `export const sprite = ${JSON.stringify(halves(tileLayout))};`,
          `export const tile = ${JSON.stringify(tileLayout)};`,
          `export const line = ${JSON.stringify(line)};`,
        ].join('\n');
      }
      if (id !== `\0${SPRITE}`) return null;
      return [
        `export const sprite = ${JSON.stringify(sprite(palette, layout, read))};`,
        `export const layout = ${JSON.stringify(layout)};`,
        `export const shapes = ${JSON.stringify(palette.seats.map(({ shape }) => shape))};`,
      ].join('\n');
    },
  };
}

function sprite(palette: Palette, layout: SquareLayout, read: (name: string) => string): string {
  const drawing = drawings(read);
  const shapes = palette.seats.map(({ shape }) => shape);
  const symbols = [
    ...KINGDOM_TERRAINS.flatMap((terrain) => terrainSymbols(palette, layout, drawing, terrain)),
    symbol(
      'tile-castle',
      tile(palette, layout.tile, palette.castle.background) +
        rectangle(layout.castle.inner_border, 'none', palette.tile.border, 2),
    ),
    ...['castle', 'king', 'emblem'].flatMap((piece) =>
      shapes.map((shape) => symbol(`${piece}-${shape}`, drawing(`pieces/${piece}_${shape}.svg`))),
    ),
    symbol('crown', drawing('pieces/crown.svg')),
    ...Array.from({ length: MOST_CROWNS }, (_, index) =>
      symbol(`crowns-${index + 1}`, crowns(palette, layout.crowns, index + 1)),
    ),
  ];
  return joined(symbols);
}

/** The town, the buildings on their plates, and the pieces of a court. */
function courtSprite(
  palette: Palette,
  layout: SquareLayout,
  read: (name: string) => string,
  buildings: readonly string[],
): string {
  const drawing = drawings(read);
  return joined([
    ...terrainSymbols(palette, layout, drawing, 'town'),
    symbol('plate', plate(palette, layout.building)),
    ...buildings.map((building) =>
      symbol(
        `building-${building}`,
        coloured(palette.building.symbol, drawing(`buildings/${building}.svg`)),
      ),
    ),
    ...COURT_PIECES.map((piece) =>
      symbol(piece, coloured(palette.pieces[piece], drawing(`pieces/${piece}.svg`))),
    ),
  ]);
}

/** The digit of each number with its pips beside it, in the colour of the text. */
function halves({ digit, pip, pips }: TileLayout): string {
  const drawn = pips.map((places, number) =>
    symbol(
      `half-${number}`,
      `<text x="${digit.x}" y="${digit.y + digit.size * 0.36}" font-size="${digit.size}"` +
        ` font-weight="700" text-anchor="middle" fill="currentColor">${number}</text>` +
        places
          .map(
            ([column, row]) =>
              `<circle cx="${pip.columns[column]}" cy="${pip.rows[row]}" r="${pip.radius}"` +
              ` fill="currentColor"/>`,
          )
          .join(''),
    ),
  );
  return joined(drawn);
}

/** The light ground of a building token; a token on the pile has another one. */
function plate(palette: Palette, { size, radius = 0, border = 0 }: Place): string {
  const width = (100 * border) / size;
  const ground = { x: width / 2, y: width / 2, size: 100 - width, radius: (100 * radius) / size };
  const { background, border: stroke } = palette.building;
  return rectangle(ground, `var(--plate, ${background})`, stroke, width);
}

type Drawing = (name: string) => string;

function drawings(read: (name: string) => string): Drawing {
  return (name) =>
    read(name)
      .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
      .trim();
}

function terrainSymbols(
  palette: Palette,
  layout: SquareLayout,
  drawing: Drawing,
  terrain: string,
): string[] {
  const colours = palette.terrains[terrain];
  if (!colours) throw new Error(`The palette has no colours for ${terrain}`);
  const ground = tile(palette, layout.tile, colours.background);
  return [
    symbol(`tile-${terrain}`, ground + coloured(colours.relief, drawing(`reliefs/${terrain}.svg`))),
    symbol(`symbol-${terrain}`, coloured(colours.symbol, drawing(`terrains/${terrain}.svg`))),
  ];
}

function coloured(colour: string, drawing: string): string {
  return `<g color="${colour}">${drawing}</g>`;
}

function joined(symbols: readonly string[]): string {
  return symbols.join('').replace(/>\s+</g, '><');
}

function symbol(id: string, content: string): string {
  return `<symbol id="${id}" viewBox="0 0 100 100" overflow="visible">${content}</symbol>`;
}

function tile(palette: Palette, place: Place, ground: string): string {
  const gap = `<rect x="-.5" y="-.5" width="101" height="101" fill="${palette.tile.gap}"/>`;
  return gap + rectangle(place, ground, palette.tile.border, place.border ?? 0);
}

function rectangle(place: Place, fill: string, stroke: string, width: number): string {
  const { x, y, size, radius = 0 } = place;
  return (
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${radius}"` +
    ` fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`
  );
}

/** A dark badge in the corner: the crowns one above the other, the digit below them. */
function crowns(palette: Palette, place: SquareLayout['crowns'], count: number): string {
  const height = count * place.pitch + place.digit + 4;
  const x = place.right - place.width;
  const y = place.bottom - height;
  const middle = x + place.width / 2;
  const top = y + 2 + (place.pitch - place.crown) / 2;
  const colours = palette.crowns;
  const pictures = Array.from(
    { length: count },
    (_, index) =>
      `<use href="#crown" color="${colours.crown}" x="${middle - place.crown / 2}"` +
      ` y="${top + index * place.pitch}" width="${place.crown}" height="${place.crown}"/>`,
  );
  return (
    `<rect x="${x}" y="${y}" width="${place.width}" height="${height}" rx="${place.radius}"` +
    ` fill="${colours.background}" stroke="${colours.border}" stroke-width="1.5"/>` +
    pictures.join('') +
    `<text x="${middle}" y="${place.bottom - 5}" font-size="${place.digit}" font-weight="700"` +
    ` text-anchor="middle" fill="${colours.digit}">${count}</text>`
  );
}

function paletteStyle(palette: Palette): string {
  const shared = properties({
    ...Object.fromEntries(
      Object.entries(palette.terrains).flatMap(([terrain, colours]) => [
        [`terrain-${terrain}`, colours.background],
        [`terrain-${terrain}-symbol`, colours.symbol],
      ]),
    ),
    'terrain-castle': palette.castle.background,
    'terrain-castle-symbol': palette.castle.symbol,
    'castle-wall': palette.castle.wall,
    'building-pile': palette.building.pile,
    ...Object.fromEntries(
      Object.entries(palette.domino).map(([part, colour]) => [`domino-${part}`, colour]),
    ),
    'piece-ink': palette.pieces.ink,
    'piece-halo': palette.pieces.halo,
    ...Object.fromEntries(
      Object.entries(palette.marks).map(([mark, colour]) => [`mark-${mark}`, colour]),
    ),
    ...Object.fromEntries(
      palette.seats.flatMap(({ colour, ink }, seat) => [
        [`seat-${seat}`, colour],
        [`seat-${seat}-ink`, ink],
      ]),
    ),
  });
  const light = properties(palette.themes.light);
  const dark = properties(palette.themes.dark);
  return [
    `:root{${shared}${light}color-scheme:light}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}color-scheme:dark}}`,
    `:root[data-theme=dark]{${dark}color-scheme:dark}`,
  ].join('\n');
}

function properties(colours: Record<string, string>): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--${name.replaceAll('_', '-')}:${colour};`)
    .join('');
}
