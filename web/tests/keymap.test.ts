import { describe, expect, it } from 'vitest';
import { BINDINGS, COMMANDS, commandOf, type PressedKey } from '$lib/keymap';

function press(key: string, changes: Partial<PressedKey> = {}): PressedKey {
  return { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...changes };
}

const BOARD = { onBoard: true, singleKeys: true };
const LIST = { onBoard: false, singleKeys: true };

describe('keys', () => {
  it('give the command of their binding', () => {
    for (const { key, shift, command } of BINDINGS) {
      const written = shift ? key.toUpperCase() : key;
      expect(commandOf(press(written, { shiftKey: shift ?? false }), BOARD)).toBe(command);
    }
  });

  it('reach every command', () => {
    expect(new Set(BINDINGS.map(({ command }) => command))).toEqual(new Set(COMMANDS));
  });

  it('are all different', () => {
    const written = BINDINGS.map(({ key, shift }) => `${shift ?? false} ${key}`);
    expect(new Set(written).size).toBe(BINDINGS.length);
  });

  it('of a board do nothing elsewhere', () => {
    expect(commandOf(press('r'), LIST)).toBeNull();
    expect(commandOf(press('x'), LIST)).toBeNull();
    expect(commandOf(press('t'), LIST)).toBe('turn');
  });

  it('do nothing with a modifier of the browser', () => {
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'] as const) {
      expect(commandOf(press('s', { [modifier]: true }), BOARD)).toBeNull();
    }
  });

  it('can be switched off, but for those that are no characters', () => {
    const off = { onBoard: true, singleKeys: false };
    expect(commandOf(press('s'), off)).toBeNull();
    expect(commandOf(press('?', { shiftKey: true }), off)).toBeNull();
    expect(commandOf(press('Escape'), off)).toBe('cancel');
    expect(commandOf(press('F1'), off)).toBe('help');
  });

  it('work with capitals locked', () => {
    expect(commandOf(press('T'), BOARD)).toBe('turn');
  });
});
