/** The pages; each is loaded when it is first visited. */

import type { Route } from './routes';
import { speakOf } from './words.svelte';

export const pages: Record<Route['page'], () => Promise<{ default: unknown }>> = {
  lobby: () => import('../pages/Lobby.svelte'),
  table: () => import('../pages/Table.svelte'),
  join: () => import('../pages/Join.svelte'),
  replay: () => import('../pages/Replay.svelte'),
  score: async () => {
    await speakOf('scorer');
    return import('../pages/Scorer.svelte');
  },
  rules: () => import('../pages/Rules.svelte'),
  unknown: () => import('../pages/Unknown.svelte'),
};
