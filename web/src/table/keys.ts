/** The keys that do the same at every table; each family of games adds its own between them. */

import type { Binding } from '$base/keymap';

export const COMMON_KEYS = {
  turn: [
    { key: 'm', command: 'moves', on: 'game' },
    { key: 't', command: 'turn', on: 'game' },
  ],
  score: [
    { key: 's', command: 'score', on: 'game' },
    { key: 's', shift: true, command: 'details', on: 'game' },
  ],
  past: [
    { key: 'l', command: 'last', on: 'game' },
    { key: 'l', shift: true, command: 'earlier', on: 'game' },
    { key: 'o', command: 'repeat', on: 'game' },
    { key: 'o', shift: true, command: 'more', on: 'game' },
  ],
  page: [
    { key: 'i', command: 'command', on: 'game' },
    { key: '/', command: 'command', on: 'game' },
    { key: 'Escape', command: 'cancel', on: 'game' },
    { key: 'F1', command: 'help', on: 'game' },
    { key: '?', command: 'help', on: 'game' },
  ],
} as const satisfies Record<string, readonly Binding[]>;
