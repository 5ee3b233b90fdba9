/** The words for a page that makes its sentences of the core's trees by itself, each made once. */

import type { Language } from '$base/preferred-language';
import { formatterOf } from './telling';
import { toldWords, type Family } from './told-words';
import type { Formatter } from './trees';

const formatters = new Map<string, Formatter>();

export async function formatterFor(family: Family, language: Language): Promise<Formatter> {
  const name = `${family} ${language}`;
  const known = formatters.get(name);
  if (known) return known;
  const formatter = formatterOf(language, await toldWords(family, language));
  formatters.set(name, formatter);
  return formatter;
}
