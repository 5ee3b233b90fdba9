/** The keys of a table with a line of tiles. */

import type { Binding } from './keymap';

export const LINE_COMMANDS = [
  'moves',
  'turn',
  'hand',
  'ends',
  'line',
  'counts',
  'bank',
  'played',
  'score',
  'details',
  'last',
  'earlier',
  'repeat',
  'draw',
  'pass',
  'command',
  'cancel',
  'help',
] as const;
export type LineCommand = (typeof LINE_COMMANDS)[number];

/** The commands with words of their own; typed actions are the server's to understand. */
export const LINE_QUESTIONS = LINE_COMMANDS.filter(
  (command) => command !== 'draw' && command !== 'pass',
);

export const LINE_BINDINGS: readonly Binding<LineCommand>[] = [
  { key: 'm', command: 'moves', on: 'game' },
  { key: 't', command: 'turn', on: 'game' },
  { key: 'w', command: 'hand', on: 'game' },
  { key: 'c', command: 'ends', on: 'game' },
  { key: 'v', command: 'line', on: 'game' },
  { key: 'e', command: 'counts', on: 'game' },
  { key: 'b', command: 'bank', on: 'game' },
  { key: 'n', command: 'played', on: 'game' },
  { key: 's', command: 'score', on: 'game' },
  { key: 's', shift: true, command: 'details', on: 'game' },
  { key: 'l', command: 'last', on: 'game' },
  { key: 'l', shift: true, command: 'earlier', on: 'game' },
  { key: 'o', command: 'repeat', on: 'game' },
  { key: 'd', command: 'draw', on: 'game' },
  { key: 'p', command: 'pass', on: 'game' },
  { key: 'i', command: 'command', on: 'game' },
  { key: '/', command: 'command', on: 'game' },
  { key: 'Escape', command: 'cancel', on: 'game' },
  { key: 'F1', command: 'help', on: 'game' },
  { key: '?', command: 'help', on: 'game' },
];
