/** The languages of the pages, and the one that a reader wishes. */

import names from 'virtual:languages';
import { stored } from './local-storage';

export type Language = string;

/** Each language by its own name: shown before any other language is loaded. */
export const LANGUAGE_NAMES = new Map(Object.entries(names));

export function preferredLanguage(): Language {
  const wishes = [stored('language'), ...navigator.languages];
  for (const wish of wishes) {
    const known = [...LANGUAGE_NAMES.keys()].find((code) => wish?.toLowerCase().startsWith(code));
    if (known) return known;
  }
  return 'en';
}
