/** The pages; each is loaded when it is first visited. */

import type { Route } from '$base/routes';
import type { Page } from './other-pages';

/** A page; the table comes without the list of all others. */
export async function bringPage(page: Route['page']): Page {
  if (page === 'table') return import('$pages/Table.svelte');
  const { pages } = await import('./other-pages');
  return pages[page]();
}
