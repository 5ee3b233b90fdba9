/** The words of the pages in the chosen language; only that language is loaded. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import { remembered, remember } from './memory';

export const LANGUAGES = ['en', 'cs', 'sk', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name: shown before any other language is loaded. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  cs: 'Čeština',
  sk: 'Slovenčina',
  pl: 'Polski',
};

const messages: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  cs: () => import('virtual:words/cs'),
  sk: () => import('virtual:words/sk'),
  pl: () => import('virtual:words/pl'),
};

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');

export function language(): Language {
  return current;
}

export async function speakLanguage(chosen: Language): Promise<void> {
  const { default: written } = await messages[chosen]();
  const loaded = new FluentBundle(chosen, { useIsolating: false });
  loaded.addResource(new FluentResource(written));
  bundle = loaded;
  current = chosen;
  document.documentElement.lang = chosen;
  remember('language', chosen);
}

export function preferredLanguage(): Language {
  const wishes = [remembered('language'), ...navigator.languages];
  for (const wish of wishes) {
    const known = LANGUAGES.find((code) => wish?.toLowerCase().startsWith(code));
    if (known) return known;
  }
  return 'en';
}

/** The text of a message; numbers are written without separators of thousands. */
export function text(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, values, []);
}
