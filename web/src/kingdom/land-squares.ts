/** Kingdoms and dominoes as squares of the illustrated land. */

import type { Area, Court, Half, KingdomView } from '$api/generated/engine';
import { dominoSquares, type Ground, type LandSquare } from '$land/land';
import { keyOf } from '$land/regions';
import { buildingOf } from './buildings.svelte';
import { columnsOf, positionOf, rowsOf } from './squares';

/** The squares of a kingdom, with the crowns of its buildings. */
export function landOf(kingdom: KingdomView, court: Court | null): LandSquare[] {
  const built = new Map(court?.buildings.map(({ square, building }) => [square, building]));
  const laid = kingdom.squares.map(({ square, terrain, crowns }) => {
    const building = built.get(square);
    const all = crowns + (buildingOf(building)?.crowns ?? 0);
    return landSquare(square, terrain, all, building !== undefined);
  });
  return kingdom.castle ? [...laid, landSquare(kingdom.castle, 'castle')] : laid;
}

export function landSquare(
  square: string,
  ground: Ground,
  crowns = 0,
  covered = false,
): LandSquare {
  const { column, row } = positionOf(square);
  return { x: column, y: row, ground, crowns, covered };
}

/** An area as the land measures it. */
export function viewOf(area: Area): { x: number; y: number; width: number; height: number } {
  const { column, row } = positionOf(area.first);
  return { x: column, y: row, width: columnsOf(area).length, height: rowsOf(area).length };
}

export function landOfDomino(left: Half, right: Half): LandSquare[] {
  const half = ({ terrain, crowns }: Half) => ({ ground: terrain, crowns });
  return dominoSquares(half(left), half(right));
}

/** The corner of a domino round which the fewest squares are built on. */
export function freeCorner(
  domino: readonly LandSquare[],
  land: readonly LandSquare[],
): { x: number; y: number } {
  const built = new Set(land.map(({ x, y }) => keyOf(x, y)));
  const across = domino.map(({ x }) => x);
  const down = domino.map(({ y }) => y);
  const [left, right] = [Math.min(...across), Math.max(...across) + 1];
  const [top, bottom] = [Math.min(...down), Math.max(...down) + 1];
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ];
  const builtRound = ({ x, y }: { x: number; y: number }) =>
    [keyOf(x - 1, y - 1), keyOf(x, y - 1), keyOf(x - 1, y), keyOf(x, y)].filter((key) =>
      built.has(key),
    ).length;
  return corners.toSorted((one, other) => builtRound(one) - builtRound(other))[0] ?? { x: 0, y: 0 };
}
