/** Help is in the same place on every page and one key away. */

import { router } from '$base/router.svelte';

/** To the help of this page; where it has none, to the page of help. Links open other tabs too. */
export function goToHelp(event: MouseEvent | KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const here = document.getElementById('help-heading');
  if (here) here.focus();
  else router.visit({ page: 'help' });
}
