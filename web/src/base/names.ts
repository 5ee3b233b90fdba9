/** Names of people in a sentence. */

import { text } from './i18n.svelte';

/** "Jana", "Jana and Petr" */
export function joinedNames([first = '', ...others]: readonly string[]): string {
  return others.reduce((names, name) => text('list-and', { first: names, last: name }), first);
}
