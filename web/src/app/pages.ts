/** The pages; each is loaded when it is first visited. */

import type { Route } from '$base/routes';
import type { Page } from './other-pages';

/** Asks for the table that an address names, before there is a page that shows it. */
export async function askAhead(route: Route): Promise<void> {
  if (route.page !== 'table') return;
  const { openAhead } = await import('$families/open-table.svelte');
  openAhead(route.table);
}

/** A page; the table comes without the list of all others. */
export async function bringPage(page: Route['page']): Page {
  if (page === 'table') return import('$pages/Table.svelte');
  const { pages } = await import('./other-pages');
  return pages[page]();
}
