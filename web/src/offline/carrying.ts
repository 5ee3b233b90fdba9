/** Tables of this device that go to the account of the person. */

import type { CarriedTable } from '$api/generated/wire';
import { request, ServerError } from '$api/http';
import { text } from '$base/i18n.svelte';
import { takeTable } from './one-page';
import { keptRecord } from './record';
import { forget } from './store';

/**
 * Carries a table over; its id on the server, or null where it is not kept here any more. It is
 * forgotten here as soon as the server has it.
 */
export async function carry(id: string): Promise<string | null> {
  const carrying = new AbortController();
  try {
    await new Promise<void>((taken, failed) => {
      const elsewhere = () =>
        failed(new ServerError('elsewhere', {}, text('web-here-elsewhere'), []));
      takeTable(id, carrying.signal, elsewhere).then(taken, failed);
    });
    const record = await keptRecord(id);
    if (!record) return null;
    const { table } = await request<CarriedTable>('/tables/carried', { record, key: id });
    await forget(id);
    return table;
  } finally {
    carrying.abort();
  }
}
