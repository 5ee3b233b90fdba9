/**
 * The living land: squares in, SVG out. Squares of one ground that touch are one region with one
 * outline. Pure: the same squares always give the same text, whatever their order.
 */

import { crownsOn, keep, KEEP_FOOT } from './crowns';
import { groundOf, type Detail } from './ground';
import { outline } from './outline';
import { inReadingOrder, Places, regionsOf, type LandSquare, type Region } from './regions';
import { drawnThings, rowOf, thingsOn, type Drawn } from './standing';
import { path, UNIT } from './stamps';

export type { Detail } from './ground';
export type { Ground, LandSquare } from './regions';

export interface Look {
  detail?: Detail;
  /** Dots along the inner edges, so that squares can be counted. */
  seams?: boolean;
  /** The colours of the seats whose castle it is. */
  seats?: readonly number[];
  /** The height of the edge of the land. */
  thickness?: number;
}

/** From so many pixels a square on the land is drawn in full, or with one thing on a square. */
const FULL_FROM = 44;
const SMALL_FROM = 18;

/** The detail that a square of so many pixels has room for. */
export function detailAt(pixels: number): Detail {
  if (pixels >= FULL_FROM) return 'full';
  return pixels >= SMALL_FROM ? 'small' : 'bare';
}

/** A land as the content of an SVG, 100 units to a square. */
export function land(
  cells: readonly LandSquare[],
  { detail = 'full', seams = true, seats = [0], thickness = 12 }: Look = {},
): string {
  const squares = inReadingOrder(cells);
  const places = new Places(squares);
  return [
    slab(squares, thickness, detail),
    ...regionsOf(squares).map((region) => drawnRegion(region, places, detail)),
    seams ? path('seams', seamsOf(squares, places)) : '',
    ...standing(squares, places, seats, detail),
    crownsOn(squares, detail),
  ].join('');
}

/** The two squares of a domino as a land of its own. */
export function dominoSquares(
  left: Pick<LandSquare, 'ground' | 'crowns'>,
  right: Pick<LandSquare, 'ground' | 'crowns'>,
): LandSquare[] {
  return [left, right].map(({ ground, crowns }, x) => ({
    x,
    y: 0,
    ground,
    crowns,
    covered: false,
  }));
}

/** The earth under the squares: shadow, cliff, and the hedge between the regions. */
function slab(squares: readonly LandSquare[], thickness: number, detail: Detail): string {
  const edge = outline(squares, { inset: -4 });
  const moved = (right: number, down: number) => ` transform="translate(${right} ${down})"`;
  return [
    path('drop-shadow', edge, moved(5, thickness + 9)),
    path('cliff', edge, moved(0, thickness)),
    detail === 'full' ? path('cliff-light', edge, moved(0, Math.floor(thickness * 0.45))) : '',
    path('hedge', edge),
  ].join('');
}

function drawnRegion(region: Region, places: Places, detail: Detail): string {
  const squares = region.squares.map(({ x, y }) => `${x},${y}`).join(' ');
  const ground = groundOf(region, places, detail);
  return `<g data-region="${region.ground} ${squares}">${ground}</g>`;
}

function seamsOf(squares: readonly LandSquare[], places: Places): string {
  const seams = squares.map(({ x, y }) => [
    places.at(x + 1, y) ? `M${(x + 1) * UNIT} ${y * UNIT + 8}v84` : '',
    places.at(x, y + 1) ? `M${x * UNIT + 8} ${(y + 1) * UNIT}h84` : '',
  ]);
  return seams.flat().join('');
}

/** Everything that stands, from the back to the front. */
function standing(
  squares: readonly LandSquare[],
  places: Places,
  seats: readonly number[],
  detail: Detail,
): string[] {
  const castles = squares.filter(({ ground }) => ground === 'castle');
  const keeps: Drawn[] = castles.map((castle) => ({
    row: rowOf(castle.y * UNIT + KEEP_FOOT.y),
    text: keep(castle, seats, detail === 'full' ? 1 : 1.05),
  }));
  const drawn = [...drawnThings(thingsOn(squares, places, detail)), ...keeps];
  return drawn.sort((one, other) => one.row - other.row).map(({ text }) => text);
}
