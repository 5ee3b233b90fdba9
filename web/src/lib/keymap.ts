/** The keys of the table: which command a key gives, and where. */

export const COMMANDS = [
  'actions',
  'turn',
  'hand',
  'offer',
  'buildings',
  'court',
  'scores',
  'score-detail',
  'kingdom',
  'frame',
  'opponents',
  'last',
  'earlier',
  'again',
  'neighbours',
  'next-property',
  'previous-property',
  'rotate',
  'decline',
  'skip',
  'command',
  'cancel',
  'help',
] as const;
export type Command = (typeof COMMANDS)[number];

export interface Binding {
  key: string;
  shift?: true;
  command: Command;
  /** Keys of a board need the focus on a square; the others work in every region of the game. */
  on: 'board' | 'game';
  /** Only games with a court have something to answer. */
  ofCourt?: true;
}

export const BINDINGS: readonly Binding[] = [
  { key: 'm', command: 'actions', on: 'game' },
  { key: 't', command: 'turn', on: 'game' },
  { key: 'w', command: 'hand', on: 'game' },
  { key: 'n', command: 'offer', on: 'game' },
  { key: 'b', command: 'buildings', on: 'game', ofCourt: true },
  { key: 'q', command: 'court', on: 'game', ofCourt: true },
  { key: 's', command: 'scores', on: 'game' },
  { key: 's', shift: true, command: 'score-detail', on: 'game' },
  { key: 'v', command: 'kingdom', on: 'game' },
  { key: 'c', command: 'frame', on: 'game' },
  { key: 'e', command: 'opponents', on: 'game' },
  { key: 'l', command: 'last', on: 'game' },
  { key: 'l', shift: true, command: 'earlier', on: 'game' },
  { key: 'o', command: 'again', on: 'game' },
  { key: 'x', command: 'neighbours', on: 'board' },
  { key: 'g', command: 'next-property', on: 'board' },
  { key: 'g', shift: true, command: 'previous-property', on: 'board' },
  { key: 'r', command: 'rotate', on: 'board' },
  { key: '-', command: 'decline', on: 'game', ofCourt: true },
  { key: '_', command: 'skip', on: 'game', ofCourt: true },
  { key: 'i', command: 'command', on: 'game' },
  { key: '/', command: 'command', on: 'game' },
  { key: 'Escape', command: 'cancel', on: 'game' },
  { key: 'F1', command: 'help', on: 'game' },
  { key: '?', command: 'help', on: 'game' },
];

export interface PressedKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

export interface KeyPlace {
  onBoard: boolean;
  /** Whether single characters are keys at all. */
  singleKeys: boolean;
}

export function commandOf(pressed: PressedKey, place: KeyPlace): Command | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  const binding = BINDINGS.find(
    (candidate) =>
      candidate.key === key &&
      (isLetter(key) ? (candidate.shift ?? false) === pressed.shiftKey : true) &&
      (candidate.on === 'game' || place.onBoard),
  );
  if (!binding || (isCharacter(key) && !place.singleKeys)) return null;
  return binding.command;
}

/** How a key is written on its button. */
export function keyName({ key, shift }: Binding): string {
  return shift ? `Shift+${key.toUpperCase()}` : key.length === 1 ? key.toUpperCase() : key;
}

export function isCharacter(key: string): boolean {
  return key.length === 1;
}

function isLetter(key: string): boolean {
  return /^[a-z]$/.test(key);
}
