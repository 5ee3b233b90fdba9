/** Playing together; loaded behind the first picture of a table. */

import words from 'virtual:words-of/company';
import keyWords from 'virtual:words-of/keys';
import type { TableSession } from '$lib/table.svelte';
import { speakOf } from '$lib/words.svelte';
import { TableCompany } from './company.svelte';

export async function meet(session: TableSession): Promise<TableCompany> {
  await Promise.all([speakOf(keyWords), speakOf(words)]);
  return new TableCompany(session);
}
