/** The normal form of typed text and of the words it is compared with, as `describe/typed.py` has it. */

import type { Formatter } from './trees';

export const ARROWS: Readonly<Record<string, string>> = { '→': 'r', '←': 'l', '↑': 'u', '↓': 'd' };

/** Lower case, no accents, single spaces. */
export function folded(text: string): string {
  const plain = text.toLowerCase().replaceAll('ł', 'l').replaceAll('’', "'").normalize('NFKD');
  return plain.replace(/\p{M}/gu, '').trim().split(/\s+/).join(' ');
}

/** The words that a message lists, separated by commas, in normal form. */
export function typedWords(words: Formatter, key: string): ReadonlySet<string> {
  return new Set(words.message(key).split(',').map(folded));
}

export const withoutSpaces = (word: string): string => word.replaceAll(' ', '');
