/** Motion, for those who like it. */

import { preferences } from './preferences.svelte';

/** True if this person likes things to move. */
export function moves(): boolean {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !calm && preferences.choice('motion') !== 'off';
}
