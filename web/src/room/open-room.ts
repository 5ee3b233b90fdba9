/** Playing together; loaded behind the first picture of a table. */

import words from 'virtual:words-of/room';
import keyWords from 'virtual:words-of/keys';
import '$base/renewal';
import { speakOf } from '$base/i18n.svelte';
import type { TableSession } from '$table/session.svelte';
import { TableRoom } from './table-room';

export async function openRoom(session: TableSession): Promise<TableRoom> {
  await Promise.all([speakOf(keyWords), speakOf(words)]);
  return new TableRoom(session);
}
