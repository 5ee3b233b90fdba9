/** The keys of a table with a line of tiles. */

import { commandsOf, type Binding } from '$base/keymap';
import { COMMON_KEYS } from '$table/keys';

const KEYS = [
  ...COMMON_KEYS.turn,
  { key: 'w', command: 'hand', on: 'game' },
  { key: 'c', command: 'ends', on: 'game' },
  { key: 'v', command: 'line', on: 'game' },
  { key: 'e', command: 'counts', on: 'game' },
  { key: 'b', command: 'bank', on: 'game' },
  { key: 'n', command: 'played', on: 'game' },
  ...COMMON_KEYS.score,
  ...COMMON_KEYS.past,
  { key: 'd', command: 'draw', on: 'game' },
  { key: 'p', command: 'pass', on: 'game' },
  ...COMMON_KEYS.page,
] as const satisfies readonly Binding[];

export type LineCommand = (typeof KEYS)[number]['command'];
export const LINE_BINDINGS: readonly Binding<LineCommand>[] = KEYS;

/** The commands with words of their own; typed actions are the server's to understand. */
export const LINE_QUESTIONS = commandsOf(LINE_BINDINGS).filter(
  (command) => command !== 'draw' && command !== 'pass',
);
