/**
 * Makes the project's artwork part of the pages: `virtual:artwork` holds the drawings that every
 * page shows as one SVG sprite, `virtual:artwork/contrast` those of the tiles for more contrast,
 * `virtual:artwork/court` those of towns, buildings and pieces of a court, `virtual:artwork/tiles`
 * the halves of the tiles of line games with the measures of tiles and lines,
 * `virtual:artwork/land` the stamps of the illustrated land, `virtual:artwork/pictures` a picture of
 * each game, `virtual:land.css` the paints of the land and `virtual:palette.css` the colours as
 * custom properties. All are read from `src/dominium/artwork`, so that pages, notebooks and pictures
 * look the same.
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
  domino: Record<
    'face' | 'dull' | 'rim' | 'ink' | 'divider' | 'back' | 'back_mark' | 'pip' | 'pin' | 'wild',
    string
  >;
  pieces: Record<'ink' | 'halo' | CourtPiece, string>;
  marks: Record<string, string>;
  seats: { id: string; shape: string; colour: string; ink: string }[];
  land: Record<'light' | 'dark', Record<string, string>>;
  themes: Record<'light' | 'dark', Record<string, string>>;
}

/** One colour of the land by its name in the palette: an area, or a line of this width. */
interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  opacity?: number;
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

/** The size of a pip, and the columns and rows in which pips lie. */
interface Pips {
  radius: number;
  columns: number[];
  rows: number[];
}

/** The face of a tile of the line games; a half is 100 wide. */
interface TileLayout {
  radius: number;
  border: number;
  rim: { inset: number; radius: number; border: number };
  divider: { inset: number; width: number };
  digit: { x: number; y: number; size: number };
  pip: Pips;
  pips_alone: Pips;
  pips: [number, number][][];
  bone: { depth: number; shadow: number; pin: number };
  wild: { size: number };
}

const SPRITE = 'virtual:artwork';
const CONTRAST_SPRITE = 'virtual:artwork/contrast';
const COURT_SPRITE = 'virtual:artwork/court';
const TILES = 'virtual:artwork/tiles';
const LAND = 'virtual:artwork/land';
const PICTURES = 'virtual:artwork/pictures';
const LAND_STYLE = 'virtual:land.css';
const PALETTE = 'virtual:palette.css';
const MODULES = [SPRITE, CONTRAST_SPRITE, COURT_SPRITE, TILES, LAND, PICTURES, LAND_STYLE, PALETTE];
const KINGDOM_TERRAINS = ['wheat', 'forest', 'lake', 'grassland', 'swamp', 'mine'];
/** The terrains in the sign of the site, which stands on every page. */
const TERRAINS_OF_SIGN = ['wheat', 'forest'];
/** The squares of pictures as they are written: a letter, and the number of crowns. */
const GROUNDS: Record<string, string> = {
  ...Object.fromEntries(
    [...KINGDOM_TERRAINS, 'town'].map((terrain) => [terrain.charAt(0), terrain]),
  ),
  c: 'castle',
};
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
  const { paints, ...land } = JSON.parse(read('land.json')) as { paints: Record<string, Paint> };
  return {
    name: 'dominium-artwork',
    resolveId: (id) => (MODULES.includes(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${PALETTE}`) return paletteStyle(palette);
      if (id === `\0${LAND_STYLE}`) return landStyle(paints, palette.seats.length);
      if (id === `\0${LAND}`) {
        return Object.entries(land)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      }
      if (id === `\0${CONTRAST_SPRITE}`) {
        return `export const sprite = ${JSON.stringify(contrastSprite(palette, layout, read))};`;
      }
      if (id === `\0${PICTURES}`) {
        const files = readdirSync(`${folder}/pictures`).sort();
        const games = files.map((file) => [file.split('.')[0], picture(read(`pictures/${file}`))]);
        return [
          `export const games = ${JSON.stringify(Object.fromEntries(games))};`,
          `export const panorama = ${JSON.stringify(picture(read('panorama.json')))};`,
        ].join('\n');
      }
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
  const symbols = [
    ...TERRAINS_OF_SIGN.flatMap((terrain) => terrainSymbols(palette, layout, drawing, terrain)),
    ...['king', 'emblem'].flatMap((piece) => pieceSymbols(palette, drawing, piece)),
    symbol('crown', drawing('pieces/crown.svg')),
  ];
  return joined(symbols);
}

/** The tiles with symbols, the castles on them and their crowns. */
function contrastSprite(
  palette: Palette,
  layout: SquareLayout,
  read: (name: string) => string,
): string {
  const drawing = drawings(read);
  const terrains = KINGDOM_TERRAINS.filter((terrain) => !TERRAINS_OF_SIGN.includes(terrain));
  return joined([
    ...terrains.flatMap((terrain) => terrainSymbols(palette, layout, drawing, terrain)),
    symbol(
      'tile-castle',
      tile(palette, layout.tile, palette.castle.background) +
        rectangle(layout.castle.inner_border, 'none', palette.tile.border, 2),
    ),
    ...pieceSymbols(palette, drawing, 'castle'),
    ...Array.from({ length: MOST_CROWNS }, (_, index) =>
      symbol(`crowns-${index + 1}`, crowns(palette, layout.crowns, index + 1)),
    ),
  ]);
}

/** A picture as it is written, with the squares of its land if it has one. */
function picture(written: string): object {
  const drawn = JSON.parse(written) as { land?: string[] };
  return drawn.land ? { ...drawn, land: drawn.land.flatMap(squaresOfRow) } : drawn;
}

function squaresOfRow(row: string, y: number): object[] {
  return row.split(' ').flatMap((square, x) => {
    const ground = GROUNDS[square.charAt(0)];
    return ground ? [{ x, y, ground, crowns: Number(square.slice(1)), covered: false }] : [];
  });
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

/** The pips of each number alone, and with its digit beside them, in the colour of the text. */
function halves({ digit, pip, pips_alone, pips }: TileLayout): string {
  const drawn = pips.flatMap((places, number) => [
    symbol(`pips-${number}`, circles(places, pips_alone)),
    symbol(
      `half-${number}`,
      `<text x="${digit.x}" y="${digit.y + digit.size * 0.36}" font-size="${digit.size}"` +
        ` font-weight="700" text-anchor="middle" fill="currentColor">${number}</text>` +
        circles(places, pip),
    ),
  ]);
  return joined(drawn);
}

function circles(places: readonly [number, number][], { radius, columns, rows }: Pips): string {
  return places
    .map(
      ([column, row]) =>
        `<circle cx="${columns[column]}" cy="${rows[row]}" r="${radius}" fill="currentColor"/>`,
    )
    .join('');
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

/** A piece in the shape of each seat. */
function pieceSymbols({ seats }: Palette, drawing: Drawing, piece: string): string[] {
  return seats.map(({ shape }) =>
    symbol(`${piece}-${shape}`, drawing(`pieces/${piece}_${shape}.svg`)),
  );
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
  const light = properties(palette.themes.light) + properties(palette.land.light, 'land-');
  const dark = properties(palette.themes.dark) + properties(palette.land.dark, 'land-');
  return [
    `:root{${shared}${light}color-scheme:light}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}color-scheme:dark}}`,
    `:root[data-theme=dark]{${dark}color-scheme:dark}`,
  ].join('\n');
}

function properties(colours: Record<string, string>, prefix = ''): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--${prefix}${name.replaceAll('_', '-')}:${colour};`)
    .join('');
}

/** A class for each paint, and one for each seat whose colour `currentColor` is. */
function landStyle(paints: Record<string, Paint>, seats: number): string {
  const classes = Object.entries(paints).map(
    ([name, paint]) => `.land .${name}{${declarations(paint)}}`,
  );
  const seatClasses = Array.from(
    { length: seats },
    (_, seat) => `.land .seat-${seat}{color:var(--seat-${seat})}`,
  );
  return [...classes, ...seatClasses].join('\n');
}

function declarations({ fill, stroke, width, dash, opacity }: Paint): string {
  const written = {
    fill: fill ? landColour(fill) : 'none',
    stroke: stroke && landColour(stroke),
    'stroke-width': width,
    'stroke-dasharray': dash,
    'stroke-linecap': stroke && 'round',
    'stroke-linejoin': stroke && 'round',
    opacity,
  };
  return Object.entries(written)
    .map(([name, value]) => (value === undefined ? '' : `${name}:${value};`))
    .join('');
}

function landColour(name: string): string {
  return name === 'currentColor' ? name : `var(--land-${name.replaceAll('_', '-')})`;
}
