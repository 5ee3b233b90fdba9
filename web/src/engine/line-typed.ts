/** Typed actions of the domino games: "65 left", "enough"; as `describe/line/typed.py` reads them. */

import { ARROWS, folded, typedWords, withoutSpaces } from './typed-words';
import type { Formatter } from './trees';

const ENDS = { left: 'l', right: 'r', up: 'u', down: 'd' };
const SEPARATORS = /[\s,;:/|-]+/;
const TILE = /^(\D*)([0-6])([0-6])(\D*)([0-6]?)$/;

/** The notation of a domino action in words; null when the text is not one. */
export function lineAction(text: string, hits: boolean, words: Formatter): string | null {
  const parts = folded(text).split(SEPARATORS).filter(Boolean);
  return calls(hits, words).get(parts.join(' ')) ?? laid(parts, words);
}

/**
 * The actions without a tile by all their names. Taking a tile is `hit` where a hand is all that is
 * played for and `draw` elsewhere, and so is leaving it.
 */
function calls(hits: boolean, words: Formatter): Map<string, string> {
  const meant: Record<string, string> = hits
    ? { draw: 'hit', pass: 'stand' }
    : { hit: 'draw', stand: 'pass' };
  const named = ['draw', 'pass', 'hit', 'stand'].flatMap((call) =>
    [...typedWords(words, `typed-${call}`), folded(words.message(`choice-${call}`))].map(
      (word) => [word.split(SEPARATORS).join(' '), meant[call] ?? call] as const,
    ),
  );
  return new Map(named);
}

/** The notation of a tile, with the end and the outward half if they are named. */
function laid(parts: readonly string[], words: Formatter): string | null {
  const phrases = [
    ...typedWords(words, 'typed-before-tile'),
    ...typedWords(words, 'typed-outward'),
  ];
  const beside = new Set(phrases.flatMap((phrase) => phrase.split(' ')));
  const doubles = typedWords(words, 'typed-double');
  const kept = parts.flatMap((part, place) => {
    if (doubles.has(parts[place - 1] ?? '')) return [part.slice(0, 1).repeat(2) + part.slice(1)];
    return beside.has(part) || doubles.has(part) ? [] : [part];
  });
  const found = TILE.exec(kept.join(''));
  if (!found) return null;
  const [, before = '', first = '', second = '', behind = '', outward = ''] = found;
  const tile = first > second ? first + second : second + first;
  const named = [before, behind].filter(Boolean);
  if (named.length === 0 && !outward) return tile;
  const ends = new Set(named.map((word) => endLetters(words).get(word)));
  const [end] = ends;
  return ends.size === 1 && end !== undefined ? tile + end + outward : null;
}

/** The letters of ends by all their names. */
function endLetters(words: Formatter): Map<string, string> {
  const named = Object.entries(ENDS).flatMap(([end, letter]) =>
    [
      folded(words.message(`end-${end}`)),
      words.message(`end-letter-${end}`),
      ...typedWords(words, `typed-direction-${letter}`),
    ].map((word) => [withoutSpaces(word), letter] as const),
  );
  const letters = Object.values(ENDS).map((letter) => [letter, letter] as const);
  return new Map([...named, ...Object.entries(ARROWS), ...letters]);
}
