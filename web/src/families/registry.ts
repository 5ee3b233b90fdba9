/** The two families of games; what the table of one needs is loaded with its first table. */

import type { Component } from 'svelte';
import kingdomWords from 'virtual:words-of/kingdom';
import lineWords from 'virtual:words-of/line';
import type { Family } from '$api/generated/wire';
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
}

/** The table of a family, its session and its words. */
export async function bringFamily(family: Family): Promise<FamilyParts> {
  const { bring, words } = families[family];
  const [parts] = await Promise.all([bring(), speakOf(words)]);
  // Each table is given a session of its own family.
  return parts as unknown as FamilyParts;
}

const families = {
  kingdom: { bring: () => import('$kingdom/kingdom-table'), words: kingdomWords },
  line: { bring: () => import('$line/line-table'), words: lineWords },
};
