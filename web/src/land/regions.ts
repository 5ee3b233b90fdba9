/** The squares of a land and the regions that they form. */

import type { Terrain } from '$api/generated/engine';

export type Ground = Terrain | 'castle';

export interface LandSquare {
  /** The column and the row, also beyond what is shown. */
  x: number;
  y: number;
  ground: Ground;
  crowns: number;
  /** True if something else is drawn on it: nothing stands there but its crowns. */
  covered: boolean;
}

/** Connected squares of one ground, in reading order. */
export interface Region {
  ground: Ground;
  squares: LandSquare[];
}

/** The steps to the four neighbours. */
export const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The neighbours of a square that have its ground, and their number. */
export interface Alike {
  right: boolean;
  left: boolean;
  below: boolean;
  above: boolean;
  count: number;
}

/** The squares by their places. */
export class Places {
  readonly #squares: ReadonlyMap<string, LandSquare>;

  constructor(squares: readonly LandSquare[]) {
    this.#squares = new Map(squares.map((square) => [keyOf(square.x, square.y), square]));
  }

  at(x: number, y: number): LandSquare | undefined {
    return this.#squares.get(keyOf(x, y));
  }

  alike({ x, y, ground }: LandSquare): Alike {
    const sides = STEPS.map(([right, down]) => this.at(x + right, y + down)?.ground === ground);
    const [right = false, left = false, below = false, above = false] = sides;
    return { right, left, below, above, count: sides.filter(Boolean).length };
  }
}

export function keyOf(x: number, y: number): string {
  return `${x},${y}`;
}

export function inReadingOrder(squares: readonly LandSquare[]): LandSquare[] {
  return [...squares].sort((one, other) => one.y - other.y || one.x - other.x);
}

/** The regions in the order of their first squares. */
export function regionsOf(squares: readonly LandSquare[]): Region[] {
  const places = new Places(squares);
  const seen = new Set<LandSquare>();
  return inReadingOrder(squares).flatMap((square) => {
    if (seen.has(square)) return [];
    return [{ ground: square.ground, squares: inReadingOrder(connected(square, places, seen)) }];
  });
}

/** The squares that can be reached over the ground of this one; they are seen afterwards. */
function connected(first: LandSquare, places: Places, seen: Set<LandSquare>): LandSquare[] {
  const found = [first];
  seen.add(first);
  for (const { x, y } of found) {
    for (const [right, down] of STEPS) {
      const beside = places.at(x + right, y + down);
      if (beside?.ground !== first.ground || seen.has(beside)) continue;
      seen.add(beside);
      found.push(beside);
    }
  }
  return found;
}
