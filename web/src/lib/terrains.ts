import type { Half } from './generated/engine';

export type Terrain = Half['terrain'];

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
