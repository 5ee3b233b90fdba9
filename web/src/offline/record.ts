/** The record of a table on this device, as a file (`docs/record-format.md`). */

import { RULES_REVISIONS } from '$api/generated/levels';
import type { LocalLog } from './log';
import { keptLog } from './store';

function recordOf({ game, options, seats, actions, outcome }: LocalLog): object {
  return {
    format: 'dominium-record',
    version: 1,
    game,
    rules_revision: RULES_REVISIONS[game],
    options,
    seats: seats.map(({ name, level }) => ({ name, bot: level })),
    actions,
    outcome,
  };
}

/** The record of a table; null where it is not kept. */
export async function keptRecord(id: string): Promise<object | null> {
  const log = await keptLog(id);
  return log ? recordOf(log) : null;
}

/** Saves the record of a table among the downloads. */
export async function saveRecord(id: string): Promise<void> {
  const record = await keptRecord(id);
  if (!record) return;
  const file = new Blob([JSON.stringify(record)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
