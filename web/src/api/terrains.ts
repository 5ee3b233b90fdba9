/** The terrains in their order, and how many crowns a square can have. */

import type { Terrain } from './generated/engine';

export const TERRAINS: readonly Terrain[] = [
  'wheat',
  'forest',
  'lake',
  'grassland',
  'swamp',
  'mine',
];
/** Those of the games with a court, in the order of the score sheet. */
export const COURT_TERRAINS: readonly Terrain[] = [...TERRAINS, 'town'];
export const MOST_CROWNS = 3;
