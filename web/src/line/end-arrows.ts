/** The arrows that stand for the ends of a line, wherever those turn. */

import type { End } from '$api/generated/engine';

/** The side of the square in which each arrow is drawn. */
export const ARROW = 14;

/** The corners of each arrow. */
export const ARROWS: Readonly<Record<End, string>> = {
  left: '12,0 12,14 2,7',
  right: '2,0 2,14 12,7',
  up: '0,12 14,12 7,2',
  down: '0,2 14,2 7,12',
};
