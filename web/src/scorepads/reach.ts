/** The reach of a kingdom that is entered by hand. */

import type { Area } from '$api/generated/engine';
import { positionOf, squareAt } from '$kingdom/squares';

/** The area that a kingdom of some squares can still reach; it never grows beyond its size. */
export function withinReach(squares: readonly string[], size: number, side: number): Area {
  const positions = squares.map(positionOf);
  const stretch = (numbers: number[]): [number, number] =>
    numbers.length === 0
      ? [0, side - 1]
      : [
          Math.max(0, Math.min(Math.max(...numbers) - size + 1, ...numbers)),
          Math.min(side - 1, Math.max(Math.min(...numbers) + size - 1, ...numbers)),
        ];
  const columns = stretch(positions.map(({ column }) => column));
  const rows = stretch(positions.map(({ row }) => row));
  return {
    first: squareAt({ column: columns[0], row: rows[0] }),
    last: squareAt({ column: columns[1], row: rows[1] }),
  };
}
