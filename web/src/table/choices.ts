/** Finding one's way among the legal actions that the server sent. */

import type { Choice, KingdomChoice } from '$api/generated/wire';

/** An action, with its coins and points where its game tells them. */
export type Listed = Choice & Pick<Partial<KingdomChoice>, 'coins' | 'gain'>;

/** The actions that cover a square; first those whose left half lies there. */
export function choicesAt(choices: readonly KingdomChoice[], square: string): KingdomChoice[] {
  return [
    ...choices.filter(({ squares }) => squares[0] === square),
    ...choices.filter(({ squares }) => squares[0] !== square && squares.includes(square)),
  ];
}

/** The actions as their squares are read, numbered anew; what has no square keeps its place behind. */
export function inReadingOrder(choices: readonly KingdomChoice[]): KingdomChoice[] {
  const place = ({ squares: [first] }: KingdomChoice) =>
    first === undefined ? Infinity : 100 * Number(first.slice(1)) + first.charCodeAt(0);
  return choices
    .toSorted((one, other) => place(one) - place(other) || one.number - other.number)
    .map((choice, index) => ({ ...choice, number: index + 1 }));
}

export function claimOf(choices: readonly KingdomChoice[], domino: number): KingdomChoice | null {
  return choices.find((choice) => choice.kind === 'claim' && choice.domino === domino) ?? null;
}

/** The actions whose squares, notation or words contain what was typed. */
export function choicesMatching<One extends Choice & { squares?: string[] }>(
  choices: readonly One[],
  typed: string,
): One[] {
  const wanted = plain(typed);
  if (!wanted) return [...choices];
  const square = asSquare(wanted);
  if (square) return choices.filter(({ squares }) => squares?.includes(square));
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
