/** The two families of games; what the table of one needs is loaded with its first table. */

import type { Component } from 'svelte';
import kingdomWords from 'virtual:words-of/kingdom';
import lineWords from 'virtual:words-of/line';
import type { Company } from './company';
import type { Wire } from './connection';
import type { GameFamily } from './protocol';
import type { TableSession } from './table.svelte';
import { speakOf } from './words.svelte';

type TableComponent = Component<{ session: TableSession; company: Company | null }>;

export interface FamilyTable {
  Table: TableComponent;
  session: TableSession;
}

interface FamilyParts {
  Table: TableComponent;
  Session: new (connection: Wire) => TableSession;
}

/** The table of a family, its session and its words. */
export async function bringFamily(family: GameFamily): Promise<FamilyParts> {
  const { bring, words } = families[family];
  const [parts] = await Promise.all([bring(), speakOf(words)]);
  // Each table is given a session of its own family.
  return parts as unknown as FamilyParts;
}

const families = {
  kingdom: { bring: () => import('$components/kingdom-table'), words: kingdomWords },
  line: { bring: () => import('$components/line'), words: lineWords },
};
