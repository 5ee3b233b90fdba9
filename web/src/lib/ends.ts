/** The ends of a line of tiles. */

import type { OpenEnd } from './generated/engine';

export type End = OpenEnd['end'];
