/** The pages; each is loaded when it is first visited. */

import type { Route } from './routes';
import { speakOf } from './words.svelte';

type Page = Promise<{ default: unknown }>;

export const pages: Record<Route['page'], () => Page> = {
  lobby: () => worded(import('../pages/Lobby.svelte')),
  table: () => import('../pages/Table.svelte'),
  join: () => worded(import('../pages/Join.svelte')),
  replay: () => worded(import('../pages/Replay.svelte')),
  score: () => worded(import('../pages/Scorer.svelte')),
  rules: () => worded(import('../pages/Rules.svelte')),
  unknown: () => worded(import('../pages/Unknown.svelte')),
};

/** A page together with the words that the table never says. */
async function worded(page: Page): Page {
  await speakOf('elsewhere');
  return page;
}
