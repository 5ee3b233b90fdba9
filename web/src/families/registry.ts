/** The two families of games; what the table of one needs is loaded with its first table. */

import type { Component } from 'svelte';
import kingdomWords from 'virtual:words-of/kingdom';
import lineWords from 'virtual:words-of/line';
import type { Snapshot } from '$api/generated/wire';
import type { Wire } from '$api/socket';
import { speakOf } from '$base/i18n.svelte';
import type { RoomSession } from '$table/room-session.svelte';
import type { TableSession } from '$table/session.svelte';

type TableComponent = Component<{ session: TableSession; room: RoomSession | null }>;

export interface FamilyTable {
  Table: TableComponent;
  session: TableSession;
}

interface FamilyParts {
  Table: TableComponent;
  Session: new (connection: Wire) => TableSession;
  /** Brings what only some tables of the family need. */
  prepare?: (first: Snapshot) => Promise<void>;
}

/** All that the first picture of a table needs: its components, its session and its words. */
export async function bringFamily(first: Snapshot): Promise<FamilyParts> {
  const { bring, words } = families[first.family];
  const [brought] = await Promise.all([bring(), speakOf(words)]);
  // Each table is given a session of its own family.
  const parts = brought as unknown as FamilyParts;
  await parts.prepare?.(first);
  return parts;
}

const families = {
  kingdom: { bring: () => import('$kingdom/kingdom-table'), words: kingdomWords },
  line: { bring: () => import('$line/line-table'), words: lineWords },
};
