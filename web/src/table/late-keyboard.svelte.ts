/** The keyboard of a table, loaded behind its first picture: keys that are pressed too early wait. */

import { text } from '$base/i18n.svelte';
import { say } from '$base/live-region.svelte';

interface Hearing {
  hear(event: KeyboardEvent): void;
  type(line: string): boolean;
}

export class LateKeyboard<Loaded extends Hearing> {
  /** The keyboard, null before it has come. */
  here = $state.raw<Loaded | null>(null);
  readonly #coming: Promise<Loaded | null>;

  constructor(coming: Promise<Loaded>) {
    this.#coming = coming.catch(() => {
      say(text('web-page-failed'));
      return null;
    });
    void this.#coming.then((loaded) => (this.here = loaded));
  }

  hear(event: KeyboardEvent): void {
    if (this.here) this.here.hear(event);
    else void this.#coming.then((loaded) => loaded?.hear(event));
  }

  /** Carries out what was typed; true when it is done and the field may be emptied. */
  async type(line: string): Promise<boolean> {
    return (await this.#coming)?.type(line) ?? false;
  }
}
