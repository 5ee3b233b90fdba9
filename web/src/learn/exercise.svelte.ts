/** A lesson or a puzzle: answers are judged, and played at a table of the page. */

import { tick } from 'svelte';
import type { ClientMessage, ExercisePosition, RequestId } from '$api/generated/wire';
import { reasonOf } from '$api/reasons';
import { language } from '$base/i18n.svelte';
import { say } from '$base/live-region.svelte';
import type { Language } from '$base/preferred-language';
import { preferences } from '$base/preferences.svelte';
import { MODULES } from '$engine/addresses';
import { compiledModule } from '$engine/compiled';
import { CoreModule } from '$engine/core-module';
import { formatterFor } from '$engine/formatters';
import { bringFamily, type FamilyTable } from '$families/registry';
import type { TableSession } from '$table/session.svelte';
import type { PuzzleView } from './attempt';
import type { LessonView } from './course';
import { AnswersDoNotFit, type Taught } from './taught';

export abstract class Exercise<
  View extends LessonView | PuzzleView,
  Kind extends ExercisePosition,
> {
  shown = $state.raw<View | null>(null);
  table = $state.raw<FamilyTable | null>(null);
  failure = $state<string | null>(null);
  hinted = $state(false);
  /** The last question; questions are answered one after the other. */
  #asked: Promise<unknown> = Promise.resolve();
  readonly #scripts = new Map<Language, Promise<Kind>>();
  #core: CoreModule | null = null;

  constructor(readonly kind: 'lesson' | 'puzzle') {}

  /** Says what it is about. */
  abstract tell(): void;
  /** Brings the script in the language of the page. */
  protected abstract bring(): Promise<Kind>;
  /** Plays the script; new answers come after those that were taken. */
  protected abstract played(taught: Taught<Kind>, answers: string[], given: string[]): View;
  /** Keeps what has come of the answers. */
  protected abstract keep(shown: View): void;
  /** Shows the same in another language. */
  protected abstract again(): Promise<void>;
  /** Takes the answer to an action; one that changes nothing at the table is refused. */
  protected abstract judge(
    before: View,
    shown: View,
    session: TableSession,
    refuse: (text: string) => void,
  ): void;

  /** Takes a message of the table: an action is an answer, a language brings the same again. */
  send(message: ClientMessage): boolean {
    if (message.type === 'act') {
      const chosen = document.activeElement?.closest<HTMLElement>('[role=option]')?.dataset.action;
      void this.inTurn(() => this.#act(message.actions, message.request, chosen));
    } else if (message.type === 'language') void this.inTurn(() => this.again());
    return true;
  }

  hint(): void {
    this.hinted = true;
    say(this.shown?.hint ?? '');
  }

  /** Goes to its words. */
  focus(): void {
    document.getElementById(`${this.kind}-heading`)?.focus();
  }

  /** Brings the table after the answers; answers that do not fit any more are forgotten. */
  protected async come(answers: string[]): Promise<void> {
    const shown = await this.ask(answers, []).catch((error: unknown) => {
      if (!(error instanceof AnswersDoNotFit)) throw error;
      return this.ask([], []);
    });
    const { Table, Session } = await bringFamily(shown.table);
    const session = new Session({
      table: shown.table.table,
      send: (message) => this.send(message),
      renew: () => undefined,
    });
    this.take(shown, session);
    this.table = { Table, session };
    this.tell();
  }

  protected async ask(answers: string[], given: string[]): Promise<View> {
    const script = await this.#script();
    const core = await this.#coreOf(script);
    const words = await formatterFor(script.family, language());
    const voice = { words, length: preferences.choice('speech') };
    return this.played({ core, script, voice }, answers, given);
  }

  /** Does one thing after the other; what fails changes nothing and says so. */
  protected inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#asked.then(work).catch((error: unknown) => {
      say(reasonOf(error));
    });
    this.#asked = done;
    return done;
  }

  /** The table tells what has happened; what is expected is told after the words beside it. */
  protected take(shown: View, session: TableSession): void {
    const { expected } = shown.table;
    this.keep(shown);
    session.heard({ ...shown.table, expected: '' });
    if (session.snapshot) session.snapshot = { ...session.snapshot, expected };
  }

  #script(): Promise<Kind> {
    const code = language();
    const known = this.#scripts.get(code);
    if (known) return known;
    const brought = this.bring();
    this.#scripts.set(code, brought);
    brought.catch(() => this.#scripts.delete(code));
    return brought;
  }

  async #coreOf({ family }: Kind): Promise<CoreModule> {
    this.#core ??= new CoreModule(await compiledModule(MODULES[family].game));
    return this.#core;
  }

  /** An action that was chosen in the list and is refused keeps the focus. */
  async #act(given: string[], request: RequestId, chosen?: string): Promise<void> {
    const { shown: before, table } = this;
    if (!before || !table) return;
    const { session } = table;
    const refuse = (text: string) => {
      session.heard({ type: 'refused', code: this.kind, params: {}, text, request });
      if (chosen !== undefined) void tick().then(() => option(chosen)?.focus());
    };
    try {
      this.judge(before, await this.ask(before.answers, given), session, refuse);
    } catch (error) {
      refuse(reasonOf(error));
    }
  }
}

function option(action: string): HTMLElement | null {
  return document.querySelector(`[role=option][data-action='${action}']`);
}
