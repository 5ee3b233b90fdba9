/** The commitments of tables as this browser saw them first, for comparing when they are over. */

import { store, stored } from '$base/local-storage';

/** The commitment of a table, and the number of the last entry of its log at that time. */
export interface Noted {
  commitment: string;
  number: number;
}

interface Seen extends Noted {
  status: string;
}

type Note = [table: string, commitment: string, number: number];

const NAME = 'commitments';
const MOST = 300;

/** Writes down what a table is bound to, unless that was done before or comes too late. */
export function note(table: string, { commitment, number, status }: Seen): void {
  const known = all();
  if (!commitment || status === 'finished' || known.some(([noted]) => noted === table)) return;
  store(NAME, JSON.stringify([...known, [table, commitment, number]].slice(-MOST)));
}

export function noted(table: string): Noted | null {
  const found = all().find(([one]) => one === table);
  return found ? { commitment: found[1], number: found[2] } : null;
}

function all(): Note[] {
  try {
    const found: unknown = JSON.parse(stored(NAME) ?? '[]');
    return Array.isArray(found) ? found.filter(isNote) : [];
  } catch {
    return [];
  }
}

function isNote(value: unknown): value is Note {
  if (!Array.isArray(value)) return false;
  const [table, commitment, number] = value as unknown[];
  return typeof table === 'string' && typeof commitment === 'string' && typeof number === 'number';
}
