import { describe, expect, it } from 'vitest';
import {
  canBeChosen,
  commandOf,
  commandsOf,
  ownerOf,
  withChosenKeys,
  type Binding,
  type PressedKey,
} from '$base/keymap';
import { KINGDOM_BINDINGS } from '$kingdom/keys';
import { LINE_BINDINGS } from '$line/keys';
import { ROOM_BINDINGS } from '$table/room-commands';

function press(key: string, changes: Partial<PressedKey> = {}): PressedKey {
  return { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...changes };
}

describe.each<[string, readonly Binding[]]>([
  ['kingdoms', [...KINGDOM_BINDINGS, ...ROOM_BINDINGS]],
  ['a line', [...LINE_BINDINGS, ...ROOM_BINDINGS]],
])('the keys of %s', (_, bindings) => {
  it('give the command of their binding', () => {
    for (const { key, shift, command } of bindings) {
      const written = shift ? key.toUpperCase() : key;
      const pressed = press(written, { shiftKey: shift ?? false });
      expect(commandOf(bindings, pressed, true)).toBe(command);
    }
  });

  it('are all different', () => {
    const written = bindings.map(({ key, shift }) => `${shift ?? false} ${key}`);
    expect(new Set(written).size).toBe(bindings.length);
  });

  it('do nothing with a modifier of the browser', () => {
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'] as const) {
      expect(commandOf(bindings, press('s', { [modifier]: true }), true)).toBeNull();
    }
  });

  it('can be switched off, but for those that are no characters', () => {
    expect(commandOf(bindings, press('s'), false)).toBeNull();
    expect(commandOf(bindings, press('?', { shiftKey: true }), false)).toBeNull();
    expect(commandOf(bindings, press('Escape'), false)).toBe('cancel');
    expect(commandOf(bindings, press('F1'), false)).toBe('help');
  });

  it('work with capitals locked', () => {
    expect(commandOf(bindings, press('T'), true)).toBe('turn');
  });
});

it('lists the command of several keys once, where its first key stands', () => {
  expect(commandsOf(LINE_BINDINGS).slice(-3)).toEqual(['command', 'cancel', 'help']);
});

describe('a chosen key', () => {
  const chosen = withChosenKeys(KINGDOM_BINDINGS, { turn: 'y', command: 'Ž' });

  it('gives its command, and the usual one none', () => {
    expect(commandOf(chosen, press('y'), true)).toBe('turn');
    expect(commandOf(chosen, press('t'), true)).toBeNull();
    expect(commandOf(chosen, press('Ž', { shiftKey: true }), true)).toBe('command');
    expect(commandOf(chosen, press('ž'), true)).toBeNull();
    expect(commandOf(chosen, press('/'), true)).toBeNull();
  });

  it('leaves the other keys as they are', () => {
    expect(commandOf(chosen, press('s'), true)).toBe('score');
    expect(commandOf(chosen, press('Escape'), true)).toBe('cancel');
  });

  it('belongs to one command', () => {
    expect(ownerOf(chosen, 'y')).toBe('turn');
    expect(ownerOf(chosen, 's')).toBe('score');
    expect(ownerOf(chosen, 'S')).toBe('details');
    expect(ownerOf(chosen, 't')).toBeNull();
  });

  it('is one character, but no digit', () => {
    expect(['y', 'Ž', ';'].every(canBeChosen)).toBe(true);
    expect(['1', ' ', 'Enter', 'F2', ''].some(canBeChosen)).toBe(false);
  });
});
