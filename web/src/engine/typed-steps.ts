/**
 * The typed optional steps of a turn: "knights to E6 and F6", "build 3 on F6"; as
 * `describe/kingdom/typed_steps.py` reads them.
 */

import type { BuildingBoard } from '$api/generated/engine';
import { BUILDINGS } from '$api/generated/levels';
import { folded, typedWords } from './typed-words';
import type { Formatter } from './trees';

/** A building that is named and cannot be bought now. */
export interface NotOnBoard {
  building: string;
}

const DECLINE = '-';
const DASHES: ReadonlySet<string> = new Set(['-', '–', '—']);
const ENDING = /(?:ou|[aeiouy])$/;
const LETTER = /^[a-m]$/;
const NUMBER = /^\d{1,2}$/;
const SQUARE = /^(?:([a-m])(\d{1,2})|(\d{1,2})([a-m]))$/;
/** The numbers of squares that an action may name. */
const SQUARES = { tax: [1, 2], build: [1], burn: [0] };
const STEPS = Object.keys(SQUARES) as (keyof typeof SQUARES)[];

/** The notation of an optional action; null when the parts name none. */
export function stepInWords(
  parts: readonly string[],
  board: BuildingBoard,
  words: Formatter,
): string | NotOnBoard | null {
  const text = parts.join(' ');
  if (DASHES.has(text) || typedWords(words, 'typed-decline').has(text)) return DECLINE;
  for (const kind of STEPS) {
    const rest = after(text, typedWords(words, `typed-${kind}`));
    if (rest === null) continue;
    const begun = kind === 'tax' ? { slot: null, rest } : slotIn(rest, board, words);
    if ('building' in begun) return begun;
    const squares = squaresIn(begun.rest, typedWords(words, 'typed-between'));
    return squares && action(kind, begun.slot, squares);
  }
  return null;
}

/** The notation; null unless the action has exactly the parts of its kind. */
function action(
  kind: keyof typeof SQUARES,
  slot: number | null,
  squares: readonly string[],
): string | null {
  if (!SQUARES[kind].includes(squares.length) || (slot === null) !== (kind === 'tax')) return null;
  return [kind, ...(slot === null ? [] : [slot]), ...squares].join(' ');
}

/** The text after its longest matching beginning; null when none matches. */
function after(text: string, beginnings: ReadonlySet<string>): string | null {
  const longestFirst = [...beginnings].sort((one, other) => other.length - one.length);
  const found = longestFirst.find((word) => `${text} `.startsWith(`${word} `));
  return found === undefined ? null : text.slice(found.length).trim();
}

/** The slot that the text begins with, by number or by building, and the rest. */
function slotIn(
  text: string,
  board: BuildingBoard,
  words: Formatter,
): { slot: number | null; rest: string } | NotOnBoard {
  const between = typedWords(words, 'typed-between');
  let rest = text;
  for (let shorter = after(rest, between); shorter !== null; shorter = after(rest, between))
    rest = shorter;
  const [first = '', ...others] = rest.split(' ');
  if (NUMBER.test(first)) return { slot: Number(first), rest: others.join(' ') };
  const parts = rest.split(' ');
  for (const building of BUILDINGS) {
    const name = words.message(`building-${building}`).split(' ').map(stem);
    if (!name.every((word, place) => word === stem(parts[place] ?? ''))) continue;
    const slot = board.slots.find((one) => one.building === building)?.slot;
    return slot === undefined ? { building } : { slot, rest: parts.slice(name.length).join(' ') };
  }
  return { slot: null, rest };
}

/** A word of a building's name without its ending: people build "pilu", not "pila". */
const stem = (word: string): string => folded(word).replaceAll("'", '').replace(ENDING, '');

/** The named squares, letter and number in either order; null for other words. */
function squaresIn(text: string, between: ReadonlySet<string>): string[] | null {
  const parts = text.split(' ').filter(Boolean);
  const squares: string[] = [];
  for (let place = 0; place < parts.length; ++place) {
    const part = parts[place] ?? '';
    const isHalf = LETTER.test(part) || NUMBER.test(part);
    const found = SQUARE.exec(isHalf ? part + (parts[place + 1] ?? '') : part);
    if (found) {
      const [, letter, number, numberFirst, letterLast] = found;
      squares.push(`${letter ?? letterLast}${number ?? numberFirst}`);
      if (isHalf) ++place;
    } else if (!between.has(part)) return null;
  }
  return squares;
}
