/** The puzzle of a day: its table, and what is said beside it. */

import { getContext, setContext, tick } from 'svelte';
import type { PuzzleInfo, PuzzleScript } from '$api/generated/wire';
import { request, ServerError } from '$api/http';
import { reasonOf } from '$api/reasons';
import { say } from '$base/live-region.svelte';
import { SERVERLESS } from '$base/serverless';
import type { TableSession } from '$table/session.svelte';
import { GIVE_UP, puzzleAfter, type PuzzleView, type TaughtPuzzle } from './attempt';
import { Exercise } from './exercise.svelte';
import { keepPuzzleProgress, puzzleProgress } from './puzzle-progress';

const MILLISECONDS_BETWEEN_QUESTIONS = 500;

export function puzzleDays(): Promise<PuzzleInfo[]> {
  return request('/puzzles');
}

export class Puzzle extends Exercise<PuzzleView, PuzzleScript> {
  days = $state.raw<PuzzleInfo[]>([]);
  /** True if the server still looks for the puzzle. */
  sought = $state(false);
  /** The reply to the last answer. */
  verdict = $state<string | null>(null);
  #day = '';
  #gone = false;

  constructor() {
    super('puzzle');
  }

  /** Goes on where this browser left the puzzle of a day, by default the latest. */
  async open(day: string | null): Promise<void> {
    try {
      this.days = await puzzleDays();
      this.#day = day ?? this.days[0]?.day ?? '';
      await this.come(puzzleProgress(this.#day).answers);
      void this.#keepOthers();
    } catch (error) {
      this.failure = reasonOf(error);
      say(this.failure);
    }
  }

  /** Brings the puzzles of other days that the server has, where a worker keeps them. */
  async #keepOthers(): Promise<void> {
    if (SERVERLESS || !navigator.serviceWorker?.controller) return;
    for (const { day, found } of this.days) {
      if (this.#gone) return;
      if (found) await request(`/puzzles/${day}`).catch(() => undefined);
    }
  }

  /** The page is left: nothing is asked any more. */
  leave(): void {
    this.#gone = true;
  }

  /** The puzzle of the day before this one; null where it cannot be reached any more. */
  get dayBefore(): PuzzleInfo | null {
    const place = this.days.findIndex(({ day }) => day === this.#day);
    return place < 0 ? null : (this.days[place + 1] ?? null);
  }

  get isLatest(): boolean {
    return this.days[0]?.day === this.#day;
  }

  /** Shows the best action. */
  giveUp(): Promise<void> {
    return this.inTurn(async () => {
      const { shown, table } = this;
      if (shown && table) this.#end(await this.ask(shown.answers, [GIVE_UP]), table.session);
    });
  }

  /** Says what it is about, or what it was about. */
  override tell(): void {
    const { text = [], task = '', over = false, explanation = [] } = this.shown ?? {};
    for (const line of over ? [this.verdict ?? '', ...explanation] : [...text, task]) say(line);
  }

  /** Asks the server, again and again while it looks for the puzzle. */
  protected override async bring(): Promise<PuzzleScript> {
    for (;;) {
      try {
        return await request<PuzzleScript>(`/puzzles/${this.#day}`);
      } catch (error) {
        const seeks = error instanceof ServerError && error.code === 'puzzle_sought';
        if (!seeks || this.#gone) throw error;
        if (!this.sought) say(error.message);
        this.sought = true;
        await new Promise((done) => setTimeout(done, MILLISECONDS_BETWEEN_QUESTIONS));
      }
    }
  }

  protected override played(taught: TaughtPuzzle, answers: string[], given: string[]): PuzzleView {
    return puzzleAfter(taught, answers, given);
  }

  protected override async again(): Promise<void> {
    if (!this.shown || !this.table) return;
    this.verdict = null;
    this.days = await puzzleDays();
    this.take(await this.ask(this.shown.answers, []), this.table.session);
  }

  /** An action is only tried: one that is not the best changes nothing and keeps the focus. */
  protected override judge(
    _before: PuzzleView,
    shown: PuzzleView,
    session: TableSession,
    refuse: (text: string) => void,
  ): void {
    if (shown.over) this.#end(shown, session);
    else {
      this.verdict = shown.refusal ?? shown.verdict;
      this.keep(shown);
      refuse(this.verdict ?? '');
    }
  }

  #end(shown: PuzzleView, session: TableSession): void {
    this.verdict = shown.verdict;
    this.take(shown, session);
    this.tell();
    void tick().then(() => this.focus());
  }

  protected override keep(shown: PuzzleView): void {
    this.shown = shown;
    const { answers, solved, over } = shown;
    keepPuzzleProgress(this.#day, { answers, solved, over });
  }
}

const KEY = Symbol('puzzle');

export function givePuzzle(puzzle: Puzzle): void {
  setContext(KEY, puzzle);
}

export function puzzleHere(): Puzzle {
  return getContext<Puzzle>(KEY);
}
