/** Walking back through what was told, and telling in full what was heard in short. */

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

  /** All that was told since the last own action, that one too, and what is expected. */
  get inFull(): string {
    const { history = [], you = [], expected = '' } = this.session.snapshot ?? {};
    const isOwn = (seat: number | null) => seat !== null && you.includes(seat);
    const own = history.findLastIndex(({ seat, kind }) => kind === 'action' && isOwn(seat));
    const told = history.slice(Math.max(own, 0)).flatMap(({ text }) => text);
    return [...told, expected].join(' ');
  }
}
