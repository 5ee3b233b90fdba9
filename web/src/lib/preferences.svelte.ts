/** How this person likes the pages; kept in the browser. */

import { remember, remembered } from './memory';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Preferences {
  #theme = $state<Theme>(THEMES.find((theme) => theme === remembered('theme')) ?? 'auto');
  #name = $state(remembered('name') ?? '');
  #singleKeys = $state(remembered('single-keys') !== 'off');
  #confirm = $state(remembered('confirm') === 'on');

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember('theme', theme);
    this.showTheme();
  }

  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    remember('name', name);
  }

  /** Whether single letters are keys of the table. */
  get singleKeys(): boolean {
    return this.#singleKeys;
  }
  set singleKeys(on: boolean) {
    this.#singleKeys = on;
    remember('single-keys', on ? 'on' : 'off');
  }

  /** Whether an action from the list or the offer waits for a second press. */
  get confirm(): boolean {
    return this.#confirm;
  }
  set confirm(on: boolean) {
    this.#confirm = on;
    remember('confirm', on ? 'on' : 'off');
  }

  showTheme(): void {
    if (this.#theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.#theme;
  }
}

export const preferences = new Preferences();
