/** The pages that a house without a server cannot show. */

import type { Route } from '$base/routes';
import { SERVERLESS } from '$base/serverless';
import { isLocal } from '$offline/log';

const ALONE: readonly Route['page'][] = [
  'lobby',
  'learn',
  'lesson',
  'analysis',
  'rules',
  'score',
  'tally',
  'settings',
  'help',
  'unknown',
];

/** True where a page needs a server and there is none. */
export function lacksServer(route: Route): boolean {
  if (!SERVERLESS) return false;
  if (route.page === 'table') return !isLocal(route.table);
  if (route.page === 'replay') return route.table !== null && !isLocal(route.table);
  return !ALONE.includes(route.page);
}
