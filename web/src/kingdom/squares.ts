/** Squares, windows and areas: the geometry of the notation, without any rule. */

import type { Area, KingdomView } from '$api/generated/engine';
import type { Options } from '$api/generated/wire';

export type Direction = 'r' | 'l' | 'u' | 'd';

export interface Position {
  column: number;
  row: number;
}

const FIRST_LETTER = 'a'.charCodeAt(0);
const STEPS: Record<Direction, Position> = {
  r: { column: 1, row: 0 },
  l: { column: -1, row: 0 },
  u: { column: 0, row: -1 },
  d: { column: 0, row: 1 },
};

export const DIRECTIONS: readonly Direction[] = ['u', 'r', 'd', 'l'];

/** "e6" → column 4, row 5, both from 0. */
export function positionOf(square: string): Position {
  return { column: square.charCodeAt(0) - FIRST_LETTER, row: Number(square.slice(1)) - 1 };
}

export function squareAt({ column, row }: Position): string {
  return `${columnLetter(column)}${row + 1}`;
}

export function columnLetter(column: number): string {
  return String.fromCharCode(FIRST_LETTER + column);
}

export function neighbour(square: string, direction: Direction): string {
  const { column, row } = positionOf(square);
  return squareAt({ column: column + STEPS[direction].column, row: row + STEPS[direction].row });
}

/** The squares of an action in the notation, left half first: of `e6r`, or of `e5` alone. */
export function squaresOf(action: string): string[] {
  const [, square = '', direction] = /^([a-m]\d{1,2})([rlud])?$/.exec(action) ?? [];
  if (!square) return [];
  return direction ? [square, neighbour(square, direction as Direction)] : [square];
}

/** The whole labelled window of `side` columns and rows. */
export function wholeWindow(side: number): Area {
  return { first: 'a1', last: squareAt({ column: side - 1, row: side - 1 }) };
}

export function isInside(square: string, area: Area): boolean {
  const { column, row } = positionOf(square);
  const first = positionOf(area.first);
  const last = positionOf(area.last);
  return column >= first.column && column <= last.column && row >= first.row && row <= last.row;
}

/** The columns and rows of an area, each in reading order. */
export function rowsOf(area: Area): string[][] {
  const first = positionOf(area.first);
  const last = positionOf(area.last);
  return range(first.row, last.row).map((row) =>
    range(first.column, last.column).map((column) => squareAt({ column, row })),
  );
}

export function columnsOf(area: Area): string[] {
  return range(positionOf(area.first).column, positionOf(area.last).column).map(columnLetter);
}

/** An area and so many squares round it, as far as `limits` go. */
export function widened(area: Area, limits: Area, by = 1): Area {
  const first = positionOf(area.first);
  const last = positionOf(area.last);
  const corner = ({ column, row }: Position) =>
    nearestInside(squareAt({ column: Math.max(column, 0), row: Math.max(row, 0) }), limits);
  return {
    first: corner({ column: first.column - by, row: first.row - by }),
    last: corner({ column: last.column + by, row: last.row + by }),
  };
}

const LEAST_ACROSS = 5;

/** The built area and so many squares round it, five columns and rows at least where it can grow. */
export function surroundings(used: Area, reachable: Area, by: number): Area {
  const area = widened(used, reachable, by);
  const [first, last] = [positionOf(area.first), positionOf(area.last)];
  const [lowest, highest] = [positionOf(reachable.first), positionOf(reachable.last)];
  const columns = stretched(first.column, last.column, lowest.column, highest.column);
  const rows = stretched(first.row, last.row, lowest.row, highest.row);
  return {
    first: squareAt({ column: columns[0], row: rows[0] }),
    last: squareAt({ column: columns[1], row: rows[1] }),
  };
}

/** A stretch of columns or rows, made longer at both ends in turn until it is long enough. */
function stretched(first: number, last: number, lowest: number, highest: number): [number, number] {
  const long = last - first + 1;
  if (long >= LEAST_ACROSS || (first === lowest && last === highest)) return [first, last];
  const before = first > lowest && (long % 2 === 1 || last === highest);
  return before
    ? stretched(first - 1, last, lowest, highest)
    : stretched(first, last + 1, lowest, highest);
}

/** The square nearest to `square` inside `area`. */
export function nearestInside(square: string, area: Area): string {
  const { column, row } = positionOf(square);
  const first = positionOf(area.first);
  const last = positionOf(area.last);
  return squareAt({
    column: Math.min(Math.max(column, first.column), last.column),
    row: Math.min(Math.max(row, first.row), last.row),
  });
}

/** The labelled window of a kingdom: 9 or 13 columns when its frame floats, else the tray. */
export function windowSide(size: number, frame: string): number {
  return frame === 'fixed' ? size : 2 * size - 1;
}

/** The labelled window of a kingdom: a castle that floats stands in its middle. */
export function sideOf(kingdom: KingdomView | undefined, options: Options): number {
  const frame = String(options['frame'] ?? 'floating');
  if (kingdom?.castle && frame === 'floating') return 2 * positionOf(kingdom.castle).column + 1;
  return windowSide(Number(options['size'] ?? 5), frame);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The outer edge of some squares as an SVG path; a square of the area is 100 units wide. */
export function outlinePath(squares: readonly string[], area: Area): string {
  const first = positionOf(area.first);
  const inside = new Set(squares);
  return squares
    .flatMap((square) => {
      const { column, row } = positionOf(square);
      const x = 100 * (column - first.column);
      const y = 100 * (row - first.row);
      const edges: Record<Direction, string> = {
        u: `M${x} ${y}h100`,
        r: `M${x + 100} ${y}v100`,
        d: `M${x} ${y + 100}h100`,
        l: `M${x} ${y}v100`,
      };
      return DIRECTIONS.filter((direction) => !inside.has(neighbour(square, direction))).map(
        (direction) => edges[direction],
      );
    })
    .join('');
}
