/** A table with a physical set: the browser keeps what was said, the server says what follows. */

import { server } from '$api/client';
import type { Options, RefereeAct, RefereeResponse, RefereeSheet } from '$api/generated/wire';
import { store, stored } from '$base/local-storage';

const KEPT = 'referee';

export class RefereedGame {
  shown = $state.raw<RefereeResponse | null>(null);
  /** The position before the last line. */
  before = $state.raw<RefereeResponse | null>(null);
  /** The answer to the question that was said last. */
  answer = $state.raw<readonly string[]>([]);
  /** The reason why the last request failed. */
  failure = $state<string | null>(null);
  #busy: Promise<unknown> | null = null;

  get sheet(): RefereeSheet | null {
    return this.shown?.sheet ?? kept();
  }

  /** Begins a game; what it says first, or null when it could not begin. */
  begin(game: string, options: Options, names: string[], byHand: boolean): Promise<Heard | null> {
    const seed = Array.from(crypto.getRandomValues(new Uint8Array(8)), hex).join('');
    return this.#ask('look', '', {
      format: 'dominium-referee',
      version: 1,
      game,
      options,
      names,
      by_hand: byHand,
      seed,
      entries: [],
    });
  }

  /** Goes on with the kept table, also in another language: behind what is under way. */
  async look(): Promise<Heard | null> {
    await this.#busy;
    return this.#ask('look', '', this.sheet);
  }

  do(act: RefereeAct, line = ''): Promise<Heard | null> {
    return this.#ask(act, line, this.sheet);
  }

  /** Goes on with a table from a file. */
  open(sheet: unknown): Promise<Heard | null> {
    return this.#ask('look', '', sheet as RefereeSheet);
  }

  leave(): void {
    store(KEPT, '');
    this.shown = this.before = null;
    this.answer = [];
  }

  async #ask(act: RefereeAct, line: string, sheet: RefereeSheet | null): Promise<Heard | null> {
    if (!sheet || this.#busy) return null;
    const answer = this.#answer(act, line, sheet);
    this.#busy = answer;
    const heard = await answer;
    this.#busy = null;
    return heard;
  }

  async #answer(act: RefereeAct, line: string, sheet: RefereeSheet): Promise<Heard | null> {
    try {
      const answer = await server.referee(sheet, act, line);
      const written = answer.sheet.entries.length !== sheet.entries.length;
      if (written) this.before = this.shown;
      // The words about a line that is not written down answer a question.
      this.answer = act === 'say' && !written ? answer.told : [];
      this.shown = answer;
      this.failure = null;
      store(KEPT, JSON.stringify(answer.sheet));
      return { done: answer.objection === null, answer };
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
      return null;
    }
  }
}

/** The answer to something that was said, and whether it was accepted. */
export interface Heard {
  done: boolean;
  answer: RefereeResponse;
}

function kept(): RefereeSheet | null {
  try {
    return JSON.parse(stored(KEPT) || 'null') as RefereeSheet | null;
  } catch {
    return null;
  }
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
