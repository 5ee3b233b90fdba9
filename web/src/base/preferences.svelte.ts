/** The preferences of this person for the pages; kept in the browser. */

import { store, stored } from './local-storage';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The choices for the table; the first value holds until another one is chosen. */
export const CHOICES = {
  speech: ['short', 'long'],
  board: ['grid', 'list'],
  coordinate: ['after', 'before', 'never'],
  naming: ['letters', 'castle'],
  reading: ['rows', 'columns'],
  order: ['gain', 'reading'],
} as const;
export type ChoiceName = keyof typeof CHOICES;
export type ChoiceValue<Name extends ChoiceName> = (typeof CHOICES)[Name][number];

/** The switches and their defaults. */
export const SWITCHES = { 'single-keys': true, confirm: false } as const;
export type SwitchName = keyof typeof SWITCHES;

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
    this.showTheme();
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
    const found = values.find((value) => value === this.#kept[name]) ?? values[0];
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

  showTheme(): void {
    if (this.#theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.#theme;
  }

  #keep(name: string, value: string): void {
    this.#kept[name] = value;
    store(name, value);
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
