/** A lesson: the table that it is learnt at, and what is said beside it. */

import { getContext, setContext } from 'svelte';
import type { LessonInfo, LessonScript } from '$api/generated/wire';
import { request } from '$api/http';
import { reasonOf } from '$api/reasons';
import { say } from '$base/live-region.svelte';
import type { TableSession } from '$table/session.svelte';
import { GO_ON, lessonAfter, QUESTION, type LessonView, type TaughtLesson } from './course';
import { Exercise } from './exercise.svelte';
import { keepProgress, progressOf } from './lesson-progress';

export function lessons(): Promise<LessonInfo[]> {
  return request('/lessons');
}

export class Lesson extends Exercise<LessonView, LessonScript> {
  /** The answers before each step that was done in this visit. */
  #before: string[][] = [];

  constructor(readonly id: string) {
    super('lesson');
  }

  /** Goes on where this browser left the lesson. */
  async open(): Promise<void> {
    try {
      await this.come(progressOf(this.id).answers);
    } catch (error) {
      this.failure = reasonOf(error);
    }
  }

  /** A question was asked; it may be the one that is meant. */
  noticed(command: string): void {
    void this.inTurn(async () => {
      if (this.shown?.question === command) await this.#give([QUESTION + command]);
    });
  }

  /** Goes on: from a step that is only read, or past a task. */
  next(): Promise<void> {
    return this.inTurn(() => this.#give([GO_ON]));
  }

  back(): Promise<void> {
    return this.inTurn(() => {
      const answers = this.shown?.answers ?? [];
      return this.#goTo(this.#before.pop() ?? answers.slice(0, -1));
    });
  }

  restart(): Promise<void> {
    this.#before = [];
    return this.inTurn(() => this.#goTo([]));
  }

  /** Says the whole step. */
  override tell(): void {
    const { heading = '', text = [], task } = this.shown ?? {};
    for (const line of [heading, ...text, task ?? '']) say(line);
  }

  protected override bring(): Promise<LessonScript> {
    return request(`/lessons/${this.id}`);
  }

  protected override played(taught: TaughtLesson, answers: string[], given: string[]): LessonView {
    return lessonAfter(taught, answers, given);
  }

  async #goTo(answers: string[]): Promise<void> {
    await this.#show(answers);
    this.tell();
  }

  async #show(answers: string[]): Promise<void> {
    const shown = await this.ask(answers, []);
    if (this.table) this.take(shown, this.table.session);
  }

  protected override again(): Promise<void> {
    return this.shown ? this.#show(this.shown.answers) : Promise.resolve();
  }

  async #give(given: string[]): Promise<void> {
    const before = this.shown;
    if (!before || !this.table) return;
    const shown = await this.ask(before.answers, given);
    this.#goOn(before, shown, this.table.session);
  }

  protected override judge(
    before: LessonView,
    shown: LessonView,
    session: TableSession,
    refuse: (text: string) => void,
  ): void {
    // Nothing has happened at the table: it was refused, as some tasks want it.
    if (shown.table.ply === before.table.ply) refuse(shown.refusal ?? shown.remarks.shift() ?? '');
    if (shown.refusal === null) this.#goOn(before, shown, session);
  }

  #goOn(before: LessonView, shown: LessonView, session: TableSession): void {
    this.take(shown, session);
    if (shown.place === before.place) {
      say(shown.table.expected);
      return;
    }
    this.#before.push(before.answers);
    for (const remark of shown.remarks) say(remark);
    this.tell();
  }

  protected override keep(shown: LessonView): void {
    const { answers, place } = shown;
    if (place !== this.shown?.place) this.hinted = false;
    this.shown = shown;
    keepProgress(this.id, { answers, place });
  }
}

const KEY = Symbol('lesson');

export function giveLesson(lesson: Lesson): void {
  setContext(KEY, lesson);
}

export function lessonHere(): Lesson {
  return getContext<Lesson>(KEY);
}
