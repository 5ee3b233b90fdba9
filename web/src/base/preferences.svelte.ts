/** The preferences of this person for the pages; kept in the browser. */

import { MediaQuery } from 'svelte/reactivity';
import { store, stored } from './local-storage';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The choices for the table; the first value holds until another one is chosen. */
export const CHOICES = {
  tiles: ['illustrated', 'lettered', 'contrast'],
  font: ['own', 'system'],
  motion: ['system', 'off'],
  size: ['large', 'medium', 'small'],
  speech: ['short', 'brief', 'long'],
  board: ['grid', 'list'],
  coordinate: ['after', 'before', 'never'],
  naming: ['letters', 'castle'],
  reading: ['rows', 'columns'],
  order: ['gain', 'reading'],
} as const;
export type ChoiceName = keyof typeof CHOICES;
export type ChoiceValue<Name extends ChoiceName> = (typeof CHOICES)[Name][number];

/** The switches and their defaults. */
export const SWITCHES = {
  'single-keys': true,
  confirm: false,
  seams: true,
  coordinates: true,
} as const;
export type SwitchName = keyof typeof SWITCHES;

/** True where the system asks for more contrast, or for its own few colours. */
const moreContrast = new MediaQuery('(prefers-contrast: more), (forced-colors: active)');

/** The value that holds until one is chosen, where it is not the first one. */
function usual(name: ChoiceName): string | undefined {
  return name === 'tiles' && moreContrast.current ? 'contrast' : undefined;
}

class Preferences {
  #theme = $state<Theme>(THEMES.find((theme) => theme === stored('theme')) ?? 'auto');
  #name = $state(stored('name') ?? '');
  #login = $state(stored('login') ?? '');
  #kept = $state<Record<string, string | null>>(
    Object.fromEntries(
      [...Object.keys(CHOICES), ...Object.keys(SWITCHES)].map((name) => [name, stored(name)]),
    ),
  );
  #keys = $state.raw<Readonly<Record<string, string>>>(storedKeys());

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    store('theme', theme);
    this.show();
  }

  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    store('name', name);
  }

  /** The login of the account that this browser is logged in to, if any. */
  get login(): string {
    return this.#login;
  }
  set login(login: string) {
    this.#login = login;
    store('login', login);
  }

  choice<Name extends ChoiceName>(name: Name): ChoiceValue<Name> {
    const values: readonly ChoiceValue<Name>[] = CHOICES[name];
    const named = (wanted: unknown) => values.find((value) => value === wanted);
    const found = named(this.#kept[name]) ?? named(usual(name)) ?? values[0];
    if (found === undefined) throw new Error(`There is nothing to choose for ${name}`);
    return found;
  }

  choose<Name extends ChoiceName>(name: Name, value: ChoiceValue<Name>): void {
    this.#keep(name, value);
  }

  isOn(name: SwitchName): boolean {
    return (this.#kept[name] ?? (SWITCHES[name] ? 'on' : 'off')) === 'on';
  }

  turn(name: SwitchName, on: boolean): void {
    this.#keep(name, on ? 'on' : 'off');
  }

  /** The keys of the table that were chosen instead of the usual ones, by their commands. */
  get keys(): Readonly<Record<string, string>> {
    return this.#keys;
  }
  set keys(keys: Readonly<Record<string, string>>) {
    this.#keys = keys;
    store('keys', JSON.stringify(keys));
  }

  /** Shows what was chosen for the whole page. */
  show(): void {
    const { dataset } = document.documentElement;
    if (this.#theme === 'auto') delete dataset['theme'];
    else dataset['theme'] = this.#theme;
    dataset['font'] = this.choice('font');
    dataset['motion'] = this.choice('motion');
    dataset['size'] = this.choice('size');
  }

  #keep(name: string, value: string): void {
    this.#kept[name] = value;
    store(name, value);
    this.show();
  }
}

function storedKeys(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(stored('keys') ?? '{}');
    const pairs = found === null || typeof found !== 'object' ? [] : Object.entries(found);
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => isKey(pair[1])));
  } catch {
    return {};
  }
}

function isKey(value: unknown): boolean {
  return typeof value === 'string' && value.length === 1;
}

export const preferences = new Preferences();
