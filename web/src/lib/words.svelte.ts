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

/** What only games with a court say, and what the table never says. */
const parts = {
  court: {
    en: () => import('virtual:words/en/court'),
    cs: () => import('virtual:words/cs/court'),
    sk: () => import('virtual:words/sk/court'),
    pl: () => import('virtual:words/pl/court'),
  },
  elsewhere: {
    en: () => import('virtual:words/en/elsewhere'),
    cs: () => import('virtual:words/cs/elsewhere'),
    sk: () => import('virtual:words/sk/elsewhere'),
    pl: () => import('virtual:words/pl/elsewhere'),
  },
} satisfies Record<string, typeof messages>;
const spokenParts = new Set<keyof typeof parts>();

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');
/** The language asked for last, and how often one was asked for. */
let wanted: Language | null = null;
let asked = 0;

export function language(): Language {
  return current;
}

export async function speakLanguage(chosen: Language): Promise<void> {
  wanted = chosen;
  const request = ++asked;
  const sources = [messages[chosen], ...[...spokenParts].map((part) => parts[part][chosen])];
  const written = await Promise.all(sources.map((load) => load()));
  if (request !== asked) return;
  const loaded = new FluentBundle(chosen, { useIsolating: false });
  for (const { default: part } of written) loaded.addResource(new FluentResource(part));
  bundle = loaded;
  current = chosen;
  document.documentElement.lang = chosen;
  remember('language', chosen);
}

/** Speaks the words of a part of the pages too, or without them again. */
export async function speakOf(part: keyof typeof parts, too = true): Promise<void> {
  if (spokenParts.has(part) === too) return;
  if (too) spokenParts.add(part);
  else spokenParts.delete(part);
  if (wanted) await speakLanguage(wanted);
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

/** The name of a terrain as the game that is spoken of calls it. */
export function terrainName(terrain: string): string {
  const own = `terrain-${terrain}-queendomino`;
  return text(bundle?.hasMessage(own) ? own : `terrain-${terrain}`);
}
