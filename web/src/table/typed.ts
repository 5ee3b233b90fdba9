/** The meaning of a typed line: an item of the list, a question, or actions for the server. */

import type { Choice } from '$api/generated/wire';
import { asSquare, plain } from './choices';
import { typedWords } from './command-words';

export type Wish<One extends Choice, Command extends string> =
  | { kind: 'nothing' }
  | { kind: 'command'; command: Command; argument: string }
  | { kind: 'item'; choice: One }
  | { kind: 'missing-item'; number: number }
  | { kind: 'look' }
  | { kind: 'act'; actions: string[] };

interface Typing<One extends Choice, Command extends string> {
  /** The whole list, whose numbers count. */
  legal: readonly One[];
  /** The part of the list that matches the line; null where lines narrow no list. */
  matching: readonly One[] | null;
  /** The questions that can be asked. */
  commands: readonly Command[];
}

/** The questions that may name what they ask about: "kingdom 2", "find forest". */
const WITH_ARGUMENT: ReadonlySet<string> = new Set([
  'details',
  'kingdom',
  'frame',
  'court',
  'around',
  'find',
  'find-back',
  'repeat',
]);

export function readTyped<One extends Choice, Command extends string>(
  line: string,
  { legal, matching, commands }: Typing<One, Command>,
): Wish<One, Command> {
  const typed = plain(line);
  if (!typed) return { kind: 'nothing' };
  const item = /^(\d{1,3})\.$/.exec(typed);
  if (item) return readItem(Number(item[1]), legal);
  if (legal.some(({ action }) => action === typed)) return { kind: 'act', actions: [typed] };
  const command = commandNamed(typed, commands);
  if (command) return { kind: 'command', ...command };
  const placing = legal.length > 0 && legal.every(({ kind }) => kind !== 'place_castle');
  if (matching && asSquare(typed) && placing) return { kind: 'look' };
  if (matching?.length && !/\d/.test(typed)) return { kind: 'look' };
  return { kind: 'act', actions: actionsOf(line) };
}

/** The actions of a line, between commas; "e6r24" places and chooses at once. */
function actionsOf(line: string): string[] {
  const parts = line.split(/[,;]/).map((part) => part.trim());
  const joined = /^([a-m]\d{1,2}[rlud])\s*(q?\d{1,2})$/i;
  return parts.flatMap((part) => joined.exec(part)?.slice(1) ?? part).filter(Boolean);
}

function readItem<One extends Choice>(number: number, legal: readonly One[]): Wish<One, never> {
  const choice = legal.find((candidate) => candidate.number === number);
  return choice ? { kind: 'item', choice } : { kind: 'missing-item', number };
}

function commandNamed<Command extends string>(
  typed: string,
  commands: readonly Command[],
): { command: Command; argument: string } | null {
  for (const command of commands) {
    if (typedWords(command).some((word) => plain(word) === typed)) return { command, argument: '' };
  }
  for (const command of commands) {
    const word = typedWords(command).find((one) => typed.startsWith(`${plain(one)} `));
    if (word !== undefined && WITH_ARGUMENT.has(command)) {
      return { command, argument: typed.slice(plain(word).length).trim() };
    }
  }
  return null;
}
