/** A puzzle after some answers: its words, and the table that the page plays; as `dominium.puzzles`. */

import type { PuzzleReply, PuzzleScript, Snapshot } from '$api/generated/wire';
import { PlayedLog } from '$offline/played-log';
import { AnswersDoNotFit, logOf, type Taught } from './taught';

/** The answer of whoever wants to be shown the solution. */
export const GIVE_UP = '';
/** The most promising actions that are compared besides those that were tried. */
const MOST_COMPARED = 4;

export type TaughtPuzzle = Taught<PuzzleScript>;

/** An action of a solved puzzle in words and figures; its mark says why it is told. */
export interface ComparedChoice extends Pick<PuzzleReply, 'action' | 'words' | 'win' | 'points'> {
  mark: string;
}

/** A puzzle after some answers: what is said, what has to be done, and its table. */
export interface PuzzleView extends Pick<PuzzleScript, 'day' | 'title' | 'text' | 'task' | 'hint'> {
  /** The answers that were taken. */
  answers: string[];
  solved: boolean;
  /** True if the solution was found or shown. */
  over: boolean;
  /** The reply to a new answer. */
  verdict: string | null;
  /** The reason why it was not taken. */
  refusal: string | null;
  /** The value of the solution, and a reason for it; empty before the end. */
  explanation: string[];
  compared: ComparedChoice[];
  table: Snapshot;
}

/** A puzzle after some answers; of new ones only a single one is taken. */
export function puzzleAfter(
  taught: TaughtPuzzle,
  answers: readonly string[],
  given: readonly string[],
): PuzzleView {
  const attempt = new Attempt(taught, answers);
  const [answer, ...others] = given;
  if (answer === undefined) return attempt.shown(null, null);
  const { one_action = '' } = taught.script.refusals;
  const refusal = others.length > 0 ? one_action : attempt.answer(answer);
  return attempt.shown(refusal === null ? attempt.verdict() : null, refusal);
}

class Attempt {
  readonly #script: PuzzleScript;
  readonly #played: PlayedLog;
  readonly #replies: ReadonlyMap<string, PuzzleReply>;
  readonly #answers: string[] = [];

  constructor({ core, script, voice }: TaughtPuzzle, answers: readonly string[]) {
    this.#script = script;
    this.#replies = new Map(script.replies.map((reply) => [reply.action, reply]));
    this.#played = new PlayedLog(core, logOf(`puzzle-${script.day}`, script, script.seat), voice);
    for (const answer of answers) {
      if (this.answer(answer) !== null) throw new AnswersDoNotFit(answer);
    }
  }

  get #solution(): string {
    return this.#script.promising[0] ?? '';
  }

  get #tries(): string[] {
    return this.#answers.filter((answer) => answer !== GIVE_UP);
  }

  get #isSolved(): boolean {
    return this.#answers.includes(this.#solution);
  }

  get #isOver(): boolean {
    return this.#isSolved || this.#answers.includes(GIVE_UP);
  }

  /**
   * Takes an answer and returns why it is not taken, or null. An action is only tried: the table
   * stays as it is until the solution is known.
   */
  answer(answer: string): string | null {
    if (this.#isOver) return this.#script.refusals['over'] ?? '';
    const action = answer === GIVE_UP ? { action: GIVE_UP } : this.#tried(answer);
    if ('refusal' in action) return action.refusal;
    if (!this.#answers.includes(action.action)) this.#answers.push(action.action);
    if (this.#isOver) this.#played.act(this.#solution);
    return null;
  }

  verdict(): string {
    const { found, shown } = this.#script;
    if (this.#isOver) return this.#isSolved ? found : shown;
    return this.#replies.get(this.#tries.at(-1) ?? '')?.verdict ?? '';
  }

  shown(verdict: string | null, refusal: string | null): PuzzleView {
    const { day, title, text, task, hint } = this.#script;
    const over = this.#isOver;
    return {
      day,
      title,
      text,
      task,
      hint,
      answers: this.#answers,
      solved: this.#isSolved,
      over,
      verdict,
      refusal,
      explanation: over ? this.#explanation() : [],
      compared: over ? this.#compared() : [],
      table: this.#table(),
    };
  }

  /** The action that is meant, as it is written; the table stays as it is. */
  #tried(answer: string): { action: string } | { refusal: string } {
    const understood = this.#played.understand(answer);
    if (!('action' in understood)) return { refusal: understood.text };
    const refused = this.#played.refusal(understood.action);
    if (refused) return { refusal: refused.text };
    const ply = this.#played.actors.length;
    this.#played.act(understood.action);
    const action = this.#played.log.actions.at(-1) ?? '';
    this.#played.rewind(ply);
    return { action };
  }

  #explanation(): string[] {
    const { best, tempting, promising } = this.#script;
    const wrong = this.#tries.filter((action) => action !== this.#solution);
    const asked = [...wrong, tempting, ...promising.slice(1)];
    const reasons = asked.map((action) => this.#replies.get(action)?.against);
    const against = reasons.find((reason) => reason != null);
    return against == null ? [best] : [best, against];
  }

  #compared(): ComparedChoice[] {
    const { promising, tempting } = this.#script;
    const told = new Set([...promising.slice(0, MOST_COMPARED), ...this.#tries, tempting]);
    return [...told].flatMap((action) => {
      const reply = this.#replies.get(action);
      if (!reply) return [];
      const { words, win, points } = reply;
      return [{ action, words, win, points, mark: this.#mark(action) }];
    });
  }

  #mark(action: string): string {
    const { best, tried, tempting } = this.#script.marks;
    if (action === this.#solution) return best;
    if (this.#tries.includes(action)) return tried;
    return action === this.#script.tempting ? tempting : '';
  }

  /** The table, on which nothing but acting is allowed, and nothing more at the end. */
  #table(): Snapshot {
    const shown = this.#played.snapshot(null);
    const { title, task, refusals } = this.#script;
    const expected = this.#isOver ? (refusals['over'] ?? '') : `${task} ${shown.expected}`;
    const table = { ...shown, title, expected };
    return this.#isOver ? ({ ...table, legal: [] } as Snapshot) : table;
  }
}
