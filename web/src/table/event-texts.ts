/** Walking back through what was told. */

import { text } from '$base/i18n.svelte';
import type { TableSession } from './session.svelte';

export class EventTexts {
  #back = 0;
  #heardNumber = -1;

  constructor(readonly session: TableSession) {}

  /** The last event, or with each further call one more before it. */
  say(step: 0 | 1): string {
    const told = (this.session.snapshot?.history ?? []).filter((entry) => entry.text.length > 0);
    const newest = told.at(-1)?.number ?? -1;
    this.#back = step === 0 || newest !== this.#heardNumber ? step : this.#back + 1;
    this.#heardNumber = newest;
    this.#back = Math.min(this.#back, told.length - 1);
    return told.at(-1 - this.#back)?.text.join(' ') ?? text('web-history-empty');
  }
}
