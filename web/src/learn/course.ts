/** A lesson after some answers: its words, and the table that the page plays; as `dominium.lessons`. */

import type { LessonScript, LessonTask, Snapshot } from '$api/generated/wire';
import { sameEachTime } from '$engine/chance';
import { PlayedLog } from '$offline/played-log';
import { AnswersDoNotFit, logOf, type Taught } from './taught';

/** The answer that goes on: from a step that is only read, or past a task. */
export const GO_ON = '';
/** The beginning of an answer that asks a question. */
export const QUESTION = '?';
const LEARNER = 0;
/** Refusals of what is no action yet. */
const UNREADABLE = ['malformed', 'ambiguous'];

export type TaughtLesson = Taught<LessonScript>;

/** A lesson after some answers: what is said, what has to be done, and its table. */
export interface LessonView {
  lesson: string;
  /** The answers that were taken. */
  answers: string[];
  place: number;
  steps: number;
  title: string;
  heading: string;
  text: string[];
  /** The replies to new answers. */
  remarks: string[];
  /** The reason why they were not taken. */
  refusal: string | null;
  task: string | null;
  hint: string | null;
  /** The command that has to ask, where the task is to ask. */
  question: string | null;
  table: Snapshot;
}

/** A reply to an answer: what is said of it, or why it is not taken. */
type Reply = { remarks: string[] } | { refusal: string };

/** A lesson after some answers; new ones are taken all together or not at all. */
export function lessonAfter(
  taught: TaughtLesson,
  answers: readonly string[],
  given: readonly string[],
): LessonView {
  const course = new Course(taught, answers);
  const begun = course.place;
  const remarks: string[] = [];
  for (const answer of given) {
    const reply = course.answer(answer);
    if ('refusal' in reply) return new Course(taught, answers).shown([], reply.refusal);
    remarks.push(...reply.remarks);
  }
  if (course.place > begun && given.some((answer) => answer !== GO_ON)) {
    remarks.push(taught.script.done);
  }
  return course.shown(remarks);
}

class Course {
  readonly #script: LessonScript;
  readonly #played: PlayedLog;
  readonly #answers: string[] = [];
  /** The number of the step, from 0. */
  place = 0;

  constructor({ core, script, voice }: TaughtLesson, answers: readonly string[]) {
    this.#script = script;
    this.#played = new PlayedLog(core, logOf(`lesson-${script.lesson}`, script, LEARNER), voice);
    for (const answer of answers) {
      if ('refusal' in this.answer(answer)) throw new AnswersDoNotFit(answer);
    }
  }

  /** Takes an answer; one that is refused may have been played. */
  answer(answer: string): Reply {
    const step = this.#script.steps[this.place];
    if (!step) return this.#refused('over');
    const reply = this.#reply(step.todo, answer);
    if (!('refusal' in reply) && (step.todo?.kind !== 'play' || answer === GO_ON)) this.place += 1;
    return reply;
  }

  shown(remarks: string[], refusal: string | null = null): LessonView {
    const { lesson, steps, end } = this.#script;
    const { title, heading, text, todo, task, hint } = steps[this.place] ?? end;
    return {
      lesson,
      answers: this.#answers,
      place: this.place,
      steps: steps.length,
      title,
      heading,
      text,
      remarks,
      refusal,
      task,
      hint,
      question: todo?.question ?? null,
      table: this.#table(title, task),
    };
  }

  #reply(todo: LessonTask | null, answer: string): Reply {
    if (answer === GO_ON) {
      if (todo?.kind === 'do') this.#act(...todo.accepted.slice(0, 1), ...todo.then);
      return this.#taken(answer);
    }
    if (answer.startsWith(QUESTION)) {
      const isMeant = todo?.kind === 'ask' && answer === QUESTION + todo.question;
      return isMeant ? this.#taken(answer) : this.#refused('other_question');
    }
    const understood = this.#played.understand(answer);
    if (!('action' in understood)) return { refusal: understood.text };
    return this.#acted(todo, understood.action);
  }

  #acted(todo: LessonTask | null, action: string): Reply {
    const refused = this.#played.refusal(action);
    if (refused && UNREADABLE.includes(refused.code)) return { refusal: refused.text };
    if (todo?.kind === 'try') {
      return refused ? this.#taken(action, refused.text) : this.#refused('still_legal');
    }
    if (todo?.kind !== 'do' && todo?.kind !== 'play') return this.#refused('no_action');
    if (refused) return { refusal: refused.text };
    const written = this.#act(action);
    if (todo.kind === 'play') this.#playOn();
    else if (todo.accepted.includes(written)) this.#act(...todo.then);
    else return this.#refused('other_action');
    return this.#taken(written);
  }

  #taken(answer: string, ...remarks: string[]): Reply {
    this.#answers.push(answer);
    return { remarks };
  }

  #refused(code: string): Reply {
    return { refusal: this.#script.refusals[code] ?? code };
  }

  /** Does actions, and returns the last one as it is written. */
  #act(...actions: string[]): string {
    for (const action of actions) {
      if (!this.#played.act(action)) throw new AnswersDoNotFit(action);
    }
    return this.#played.log.actions.at(-1) ?? '';
  }

  /** Plays for the others and chance, always in the same way, until it is the learner's turn. */
  #playOn(): void {
    for (;;) {
      const { actor } = this.#played.position;
      if (actor === LEARNER || actor === null) return;
      const seed = `${this.#script.lesson} ${this.#played.actors.length}`;
      this.#act(sameEachTime(seed, this.#played.game.legal()));
    }
  }

  /** The table, on which nothing but acting is allowed. */
  #table(title: string, task: string | null): Snapshot {
    const shown = this.#played.snapshot(null);
    const expected = task === null ? shown.expected : `${task} ${shown.expected}`;
    return { ...shown, title, expected };
  }
}
