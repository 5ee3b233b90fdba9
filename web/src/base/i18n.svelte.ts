/** The words of the pages in the chosen language; only that language is loaded. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentValue, FluentVariable } from '@fluent/bundle';
import messages from 'virtual:words-of/';
import { store } from './local-storage';
import { plainNumbers } from './plain-numbers';
import type { Language } from './preferred-language';
import { beforeNumber } from './prepositions';

/** The messages of only some tables or other pages: `virtual:words-of/line`. */
export type Part = typeof messages;
const spokenParts = new Set<Part>();

/** The messages of a part in one language. */
type Written = Awaited<ReturnType<Part[string]>>;
const resources = new WeakMap<Written, FluentResource>();

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');
/** The language asked for last, and how often one was asked for. */
let wanted: Language | null = null;
let asked = 0;
let coming = Promise.resolve();

export function language(): Language {
  return current;
}

/** The language in which dates and times are written: British where English is spoken. */
export function dateLocale(): string {
  return current === 'en' ? 'en-GB' : current;
}

export function speakLanguage(chosen: Language): Promise<void> {
  wanted = chosen;
  coming = bring(chosen, ++asked);
  return coming;
}

/** Speaks the words of a part of the pages too, or without them again. */
export async function speakOf(part: Part, too = true): Promise<void> {
  if (spokenParts.has(part) === too) return coming;
  if (too) spokenParts.add(part);
  else spokenParts.delete(part);
  if (wanted) await speakLanguage(wanted);
}

async function bring(chosen: Language, request: number): Promise<void> {
  const sources = [messages, ...spokenParts];
  const written = await Promise.all(sources.map((part) => part[chosen]?.()));
  // A later request is on its way.
  if (request !== asked) return coming;
  const functions = {
    PREPOSITION: ([word, number]: FluentValue[]) => beforeNumber(chosen, `${word}`, number ?? ''),
  };
  const loaded = new FluentBundle(chosen, { useIsolating: false, functions });
  for (const part of written) if (part) loaded.addResource(resourceOf(part));
  bundle = loaded;
  current = chosen;
  document.documentElement.lang = chosen;
  store('language', chosen);
}

/** The messages of a part, read once: they are spoken anew with every further part. */
function resourceOf(part: Written): FluentResource {
  const read = resources.get(part) ?? new FluentResource(part.default);
  resources.set(part, read);
  return read;
}

/** The text of a message; numbers are written without separators of thousands. */
export function text(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, plainNumbers(values), []);
}

/** The name of a terrain as the game that is spoken of calls it. */
export function terrainName(terrain: string): string {
  const own = `terrain-${terrain}-queendomino`;
  return text(bundle?.hasMessage(own) ? own : `terrain-${terrain}`);
}
