/** Typed kingdom actions: "E6 right", "domino 24"; as `describe/kingdom/typed.py` reads them. */

import type { BuildingBoard } from '$api/generated/engine';
import { stepInWords, type NotOnBoard } from './typed-steps';
import { ARROWS, folded, typedWords, withoutSpaces } from './typed-words';
import type { Formatter } from './trees';

const DIRECTIONS = ['r', 'l', 'u', 'd'];
const NUMBER = /^q?[1-9]\d?$/;
const SQUARE = /^(?:([a-m])([1-9]\d?)|([1-9]\d?)([a-m]))(.*)$/;

/** The notation of a kingdom action in words; null when the text is not one. */
export function kingdomAction(
  text: string,
  board: BuildingBoard | null,
  words: Formatter,
): string | NotOnBoard | null {
  const parts = folded(text)
    .split(/[\s,;:]+/)
    .filter(Boolean);
  return (board && stepInWords(parts, board, words)) ?? placementOrClaim(parts, words);
}

/** The notation of the text after words like "domino" or "choose". */
function placementOrClaim(parts: readonly string[], words: Formatter): string | null {
  const before = typedWords(words, 'typed-before');
  const first = parts.findIndex((part) => !before.has(part));
  return first < 0 ? null : action(parts.slice(first).join(''), words);
}

/** The notation of a number, a square, or a square with a direction. */
function action(typed: string, words: Formatter): string | null {
  if (NUMBER.test(typed)) return typed;
  const found = SQUARE.exec(typed);
  if (!found) return null;
  const [, letter, number, numberFirst, letterLast, towards = ''] = found;
  const square = `${letter ?? letterLast}${number ?? numberFirst}`;
  if (!towards) return square;
  const direction = directions(words).get(towards);
  return direction === undefined ? null : square + direction;
}

/** The letters of directions by all their names. */
function directions(words: Formatter): Map<string, string> {
  const named = DIRECTIONS.flatMap((direction) =>
    [...typedWords(words, `typed-direction-${direction}`)].map(
      (word) => [withoutSpaces(word), direction] as const,
    ),
  );
  const letters = DIRECTIONS.map((letter) => [letter, letter] as const);
  return new Map([...named, ...Object.entries(ARROWS), ...letters]);
}
