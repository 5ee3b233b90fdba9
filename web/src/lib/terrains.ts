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
export const MOST_CROWNS = 3;
