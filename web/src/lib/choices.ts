/** Finding one's way among the legal actions that the server sent. */

import type { Choice } from './protocol';

/** The actions that cover a square; first those whose left half lies there. */
export function choicesAt(choices: readonly Choice[], square: string): Choice[] {
  return [
    ...choices.filter(({ squares }) => squares[0] === square),
    ...choices.filter(({ squares }) => squares[0] !== square && squares.includes(square)),
  ];
}

export function legalSquares(choices: readonly Choice[]): Set<string> {
  return new Set(choices.flatMap(({ squares }) => squares));
}

export function claimOf(choices: readonly Choice[], domino: number): Choice | null {
  return choices.find((choice) => choice.kind === 'claim' && choice.domino === domino) ?? null;
}

/** The actions whose squares, notation or words contain what was typed. */
export function choicesMatching(choices: readonly Choice[], typed: string): Choice[] {
  const wanted = plain(typed);
  if (!wanted) return [...choices];
  const square = asSquare(wanted);
  if (square) return choices.filter(({ squares }) => squares.includes(square));
  return choices.filter(
    ({ action, text }) => action.startsWith(wanted) || plain(text).includes(wanted),
  );
}

/** "e6", "6e" or "6 E" as the name of a square; null when it is none. */
export function asSquare(typed: string): string | null {
  const found = /^(?:([a-m])\s*(\d{1,2})|(\d{1,2})\s*([a-m]))$/.exec(plain(typed));
  return found ? `${found[1] ?? found[4]}${Number(found[2] ?? found[3])}` : null;
}

/** Lower case without accents and outer spaces, as people type. */
export function plain(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ł', 'l');
}

/** Goes to item numbers by digits typed one after the other. */
export class DigitEntry {
  #typed = '';
  #last = 0;

  constructor(readonly pauseMilliseconds = 1500) {}

  /** The number reached by one more digit, null when the list has no such item. */
  type(digit: string, count: number, now: number): number | null {
    const continued = now - this.#last < this.pauseMilliseconds ? this.#typed + digit : digit;
    this.#typed = Number(continued) <= count ? continued : digit;
    this.#last = now;
    const number = Number(this.#typed);
    return number >= 1 && number <= count ? number : null;
  }
}
