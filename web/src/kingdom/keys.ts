/** The keys of a table of kingdoms. */

import { commandsOf, type Binding } from '$base/keymap';
import { COMMON_KEYS } from '$table/keys';

const KEYS = [
  ...COMMON_KEYS.turn,
  { key: 'w', command: 'domino', on: 'game' },
  { key: 'n', command: 'offer', on: 'game' },
  { key: 'b', command: 'buildings', on: 'game' },
  { key: 'k', command: 'court', on: 'game' },
  ...COMMON_KEYS.score,
  { key: 'v', command: 'kingdom', on: 'game' },
  { key: 'c', command: 'frame', on: 'game' },
  { key: 'e', command: 'opponents', on: 'game' },
  ...COMMON_KEYS.past,
  { key: 'x', command: 'around', on: 'board' },
  { key: 'f', command: 'find', on: 'board' },
  { key: 'f', shift: true, command: 'find-back', on: 'board' },
  { key: 'g', command: 'next-property', on: 'board' },
  { key: 'g', shift: true, command: 'previous-property', on: 'board' },
  { key: 'r', command: 'rotate', on: 'board' },
  { key: 'r', shift: true, command: 'rotate-back', on: 'board' },
  { key: '-', command: 'decline', on: 'game' },
  { key: '_', command: 'rest', on: 'game' },
  ...COMMON_KEYS.page,
] as const satisfies readonly Binding[];

export type KingdomCommand = (typeof KEYS)[number]['command'];
export const KINGDOM_BINDINGS: readonly Binding<KingdomCommand>[] = KEYS;
export const KINGDOM_COMMANDS = commandsOf(KINGDOM_BINDINGS);
