/** The announcements and outcomes of a game, in the words of a listener. */

import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';
import { beforeNumber } from '$base/prepositions';
import type { AnyOutcome } from './answers';
import type { Audience, FamilyGame, Length } from './family-game';
import { filled, Formatter, type Tree } from './trees';

/** The words of the listener. */
export interface Voice {
  words: Formatter;
  length: Length;
}

const LONGEST_LINE = 60;

/** The words of a language from its messages. */
export function formatterOf(language: string, messages: string): Formatter {
  const functions = {
    PREPOSITION: ([word, number]: FluentValue[]) => beforeNumber(language, `${word}`, number ?? ''),
  };
  const bundle = new FluentBundle(language, { useIsolating: false, functions });
  bundle.addResource(new FluentResource(messages));
  return new Formatter(bundle);
}

/** The announcement of the actions from one up to another, in lines. */
export function announced(
  game: FamilyGame,
  [first, last]: [number, number],
  audience: Audience,
  { words, length }: Voice,
): string[] {
  const lines = words.lines(game.announced(first, last, audience));
  return length === 'long' ? lines : lines.flatMap((line) => filled(line, LONGEST_LINE));
}

/** The outcome with its ranking in words; null before the end. */
export function outcomeShown(
  outcome: AnyOutcome | null,
  standings: Tree[] | null,
  { words }: Voice,
): (AnyOutcome & { lines: string[] }) | null {
  return outcome && { ...outcome, lines: words.lines(standings ?? []) };
}
