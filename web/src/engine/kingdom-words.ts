/** The words of kingdom games for a page that makes its sentences by itself. */

import words from 'virtual:words-of/told-kingdom';
import type { Language } from '$base/preferred-language';
import { formatterOf } from './telling';
import type { Formatter } from './trees';

const formatters = new Map<Language, Formatter>();

export async function formatterFor(language: Language): Promise<Formatter> {
  const known = formatters.get(language);
  if (known) return known;
  const written = await words[language]?.();
  if (!written) throw new Error(`There are no words of ${language}`);
  const formatter = formatterOf(language, written.default);
  formatters.set(language, formatter);
  return formatter;
}
