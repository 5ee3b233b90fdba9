/** A lesson: the table that it is learnt at, and what is said beside it. */

import { getContext, setContext, tick } from 'svelte';
import { bringFamily, type FamilyTable } from './families';
import { keepProgress, progressOf } from './lesson-progress';
import type { ClientMessage, Snapshot } from './protocol';
import { request, ServerError } from './requests';
import { say } from './speech.svelte';
import type { TableSession } from './table.svelte';
import { text } from './words.svelte';

export interface LessonSummary {
  lesson: string;
  game: string;
  title: string;
  summary: string;
  steps: number;
}

export interface LessonShown {
  lesson: string;
  answers: string[];
  place: number;
  steps: number;
  title: string;
  heading: string;
  text: string[];
  task: string | null;
  hint: string | null;
  /** The command that has to ask, where the task is to ask. */
  question: string | null;
  remarks: string[];
  refusal: string | null;
  table: Snapshot;
}

/** The answer that goes on: from a step that is only read, or past a task. */
const GO_ON = '';

export function lessons(): Promise<LessonSummary[]> {
  return request('/lessons');
}

export class Lesson {
  shown = $state.raw<LessonShown | null>(null);
  table = $state.raw<FamilyTable | null>(null);
  failure = $state<string | null>(null);
  hinted = $state(false);
  /** The answers before each step that was done in this visit. */
  #before: string[][] = [];
  /** What is asked of the server is asked one after the other. */
  #asked: Promise<unknown> = Promise.resolve();

  constructor(readonly id: string) {}

  /** Goes on where this browser left the lesson. */
  async open(): Promise<void> {
    const { answers } = progressOf(this.id);
    try {
      await this.#come(answers).catch((error: unknown) => {
        if (!(error instanceof ServerError) || error.code !== 'bad_lesson') throw error;
        return this.#come([]);
      });
    } catch (error) {
      this.failure = error instanceof ServerError ? error.message : text('web-unreachable');
    }
  }

  /** What the table sends: an action is an answer, anything else comes back in its words. */
  send(message: ClientMessage): boolean {
    if (message.type === 'act') {
      const chosen = document.activeElement?.closest<HTMLElement>('[role=option]')?.dataset.action;
      void this.#inTurn(() => this.#act(message.actions, message.request, chosen));
    } else if (message.type === 'language') void this.#inTurn(() => this.#again());
    return true;
  }

  /** A question was asked; it may be the one that is meant. */
  noticed(command: string): void {
    void this.#inTurn(async () => {
      if (this.shown?.question === command) await this.#give([`?${command}`]);
    });
  }

  /** Goes on: from a step that is only read, or past a task. */
  next(): Promise<void> {
    return this.#inTurn(() => this.#give([GO_ON]));
  }

  back(): Promise<void> {
    return this.#inTurn(() => {
      const answers = this.shown?.answers ?? [];
      return this.#goTo(this.#before.pop() ?? answers.slice(0, -1));
    });
  }

  restart(): Promise<void> {
    this.#before = [];
    return this.#inTurn(() => this.#goTo([]));
  }

  hint(): void {
    this.hinted = true;
    say(this.shown?.hint ?? '');
  }

  /** Says the whole step. */
  tell(): void {
    const { heading = '', text = [], task } = this.shown ?? {};
    for (const line of [heading, ...text, task ?? '']) say(line);
  }

  async #come(answers: string[]): Promise<void> {
    const shown = await this.#ask(answers, []);
    const { Table, Session } = await bringFamily(shown.table.family);
    const session = new Session({
      table: shown.table.table,
      send: (message) => this.send(message),
      renew: () => undefined,
    });
    this.#take(shown, session);
    this.table = { Table, session };
    this.tell();
  }

  #ask(answers: string[], given: string[]): Promise<LessonShown> {
    return request<LessonShown>(`/lessons/${this.id}`, { answers, given });
  }

  /** Without an answer of the server the lesson stays where it is, and says so. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#asked.then(work).catch((error: unknown) => {
      say(error instanceof ServerError ? error.message : text('web-unreachable'));
    });
    this.#asked = done;
    return done;
  }

  async #goTo(answers: string[]): Promise<void> {
    await this.#show(answers);
    this.tell();
  }

  async #show(answers: string[]): Promise<void> {
    const shown = await this.#ask(answers, []);
    if (this.table) this.#take(shown, this.table.session);
  }

  /** The same step in another language. */
  #again(): Promise<void> {
    return this.shown ? this.#show(this.shown.answers) : Promise.resolve();
  }

  async #give(given: string[]): Promise<void> {
    const before = this.shown;
    if (!before || !this.table) return;
    const shown = await this.#ask(before.answers, given);
    this.#goOn(before, shown, this.table.session);
  }

  /** An action that was chosen in the list and is refused keeps the focus. */
  async #act(given: string[], request: number, chosen?: string): Promise<void> {
    const before = this.shown;
    const session = this.table?.session;
    if (!before || !session) return;
    const refuse = (text: string) => {
      session.heard({ type: 'refused', code: 'lesson', params: {}, text, request });
      if (chosen !== undefined) void tick().then(() => option(chosen)?.focus());
    };
    try {
      const shown = await this.#ask(before.answers, given);
      // Nothing has happened at the table: it was refused, as some tasks want it.
      if (shown.table.ply === before.table.ply) {
        refuse(shown.refusal ?? shown.remarks.shift() ?? '');
      }
      if (shown.refusal === null) this.#goOn(before, shown, session);
    } catch (error) {
      refuse(error instanceof ServerError ? error.message : text('web-unreachable'));
    }
  }

  #goOn(before: LessonShown, shown: LessonShown, session: TableSession): void {
    this.#take(shown, session);
    if (shown.place === before.place) {
      say(shown.table.expected);
      return;
    }
    this.#before.push(before.answers);
    for (const remark of shown.remarks) say(remark);
    this.tell();
  }

  /** The table tells what has happened; what is expected is told after the words of the step. */
  #take(shown: LessonShown, session: TableSession): void {
    const { expected } = shown.table;
    if (shown.place !== this.shown?.place) this.hinted = false;
    this.shown = shown;
    session.heard({ ...shown.table, expected: '' });
    if (session.snapshot) session.snapshot = { ...session.snapshot, expected };
    keepProgress(this.id, { answers: shown.answers, place: shown.place });
  }
}

function option(action: string): HTMLElement | null {
  return document.querySelector(`[role=option][data-action='${action}']`);
}

const KEY = Symbol('lesson');

export function giveLesson(lesson: Lesson): void {
  setContext(KEY, lesson);
}

export function lessonHere(): Lesson {
  return getContext<Lesson>(KEY);
}
