/** The messages for what the core tells, by the family of games and the language. */

import kingdomWords from 'virtual:words-of/told-kingdom';
import lineWords from 'virtual:words-of/told-line';
import type { Language } from '$base/preferred-language';

export type Family = 'kingdom' | 'line';

const WORDS = { kingdom: kingdomWords, line: lineWords };

export async function toldWords(family: Family, language: Language): Promise<string> {
  const written = await WORDS[family][language]?.();
  if (!written) throw new Error(`There are no words of ${language}`);
  return written.default;
}
