/** What a table has besides its game: clocks, undoing, leaving, talking. */

import type { Binding } from './keymap';

export const COMPANY_COMMANDS = [
  'clock',
  'undo',
  'agree',
  'refuse',
  'since',
  'talk',
  'advice',
] as const;
export type CompanyCommand = (typeof COMPANY_COMMANDS)[number];

export const COMPANY_BINDINGS: readonly Binding<CompanyCommand>[] = [
  { key: 'z', command: 'clock', on: 'game' },
  { key: 'u', command: 'undo', on: 'game' },
  { key: 'a', command: 'agree', on: 'game' },
  { key: 'a', shift: true, command: 'refuse', on: 'game' },
  { key: 'h', command: 'since', on: 'game' },
  { key: 'j', command: 'talk', on: 'game' },
  { key: 'y', command: 'advice', on: 'game' },
];

/** Loaded behind the first picture of a table. */
export type Company = import('$components/company/company.svelte').TableCompany;
