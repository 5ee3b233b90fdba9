/** What a typed line means: an item of the list, a question, or actions for the server. */

import { asSquare, plain } from './choices';
import { COMMANDS, type Command } from './keymap';
import type { Choice } from './protocol';
import { text } from './words.svelte';

export type Wish =
  | { kind: 'nothing' }
  | { kind: 'command'; command: Command }
  | { kind: 'item'; choice: Choice }
  | { kind: 'missing-item'; number: number }
  | { kind: 'look' }
  | { kind: 'act'; actions: string[] };

/**
 * Args:
 *   line: what was typed.
 *   legal: the whole list, whose numbers count.
 *   matching: what the line narrows the list to.
 */
export function readTyped(
  line: string,
  legal: readonly Choice[],
  matching: readonly Choice[],
): Wish {
  const typed = plain(line);
  if (!typed) return { kind: 'nothing' };
  const item = /^(\d{1,3})\.$/.exec(typed);
  if (item) return readItem(Number(item[1]), legal);
  if (legal.some(({ action }) => action === typed)) return { kind: 'act', actions: [typed] };
  const command = commandNamed(typed);
  if (command) return { kind: 'command', command };
  const placing = legal.length > 0 && legal.every(({ kind }) => kind !== 'place_castle');
  if (asSquare(typed) && placing) return { kind: 'look' };
  if (!/\d/.test(typed) && matching.length > 0) return { kind: 'look' };
  return {
    kind: 'act',
    actions: line
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter(Boolean),
  };
}

function readItem(number: number, legal: readonly Choice[]): Wish {
  const choice = legal.find((candidate) => candidate.number === number);
  return choice ? { kind: 'item', choice } : { kind: 'missing-item', number };
}

function commandNamed(typed: string): Command | null {
  return (
    COMMANDS.find((command) =>
      text(`web-word-${command}`)
        .split(',')
        .some((word) => plain(word) === typed),
    ) ?? null
  );
}
