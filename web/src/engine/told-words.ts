/** The words for a page that makes its sentences of the core's trees by itself. */

import kingdomWords from 'virtual:words-of/told-kingdom';
import lineWords from 'virtual:words-of/told-line';
import type { Language } from '$base/preferred-language';
import { formatterOf } from './telling';
import type { Formatter } from './trees';

export type Family = 'kingdom' | 'line';

const WORDS = { kingdom: kingdomWords, line: lineWords };
const formatters = new Map<string, Formatter>();

/** The messages for the games of a family. */
export async function toldWords(family: Family, language: Language): Promise<string> {
  const written = await WORDS[family][language]?.();
  if (!written) throw new Error(`There are no words of ${language}`);
  return written.default;
}

export async function formatterFor(family: Family, language: Language): Promise<Formatter> {
  const name = `${family} ${language}`;
  const known = formatters.get(name);
  if (known) return known;
  const formatter = formatterOf(language, await toldWords(family, language));
  formatters.set(name, formatter);
  return formatter;
}
