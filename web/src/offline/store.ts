/** The tables that are kept on this device. */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { LocalLog } from './log';

interface Kept extends DBSchema {
  tables: { key: string; value: LocalLog };
}

let opened: Promise<IDBPDatabase<Kept>> | undefined;

function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('dominium', 1, {
    upgrade: (created) => void created.createObjectStore('tables', { keyPath: 'id' }),
  });
  return opened;
}

/** Keeps a log; it is on the disk when this has been answered. */
export async function keep(log: LocalLog): Promise<void> {
  const kept = (await database()).transaction('tables', 'readwrite', { durability: 'strict' });
  await Promise.all([kept.store.put(log), kept.done]);
}

export async function keptLog(id: string): Promise<LocalLog | undefined> {
  return (await database()).get('tables', id);
}

/** All logs, the last one that something happened in first. */
export async function keptLogs(): Promise<LocalLog[]> {
  const logs = await (await database()).getAll('tables');
  return logs.sort((one, other) => other.updated - one.updated);
}

export async function forget(id: string): Promise<void> {
  await (await database()).delete('tables', id);
}
