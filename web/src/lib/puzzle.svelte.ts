/** The puzzle of a day: its table, and what is said beside it. */

import { getContext, setContext, tick } from 'svelte';
import { bringFamily, type FamilyTable } from './families';
import type { ClientMessage, Snapshot } from './protocol';
import { keepPuzzleProgress, puzzleProgress } from './puzzle-progress';
import { request, ServerError } from './requests';
import { say } from './speech.svelte';
import type { TableSession } from './table.svelte';
import { text } from './words.svelte';

export interface PuzzleDay {
  day: string;
  date: string;
  game: string;
  title: string;
}

export interface ChoiceCompared {
  action: string;
  words: string;
  win: string;
  points: string;
  mark: string;
}

export interface PuzzleShown {
  day: string;
  answers: string[];
  solved: boolean;
  over: boolean;
  title: string;
  text: string[];
  task: string;
  hint: string;
  verdict: string | null;
  refusal: string | null;
  explanation: string[];
  compared: ChoiceCompared[];
  table: Snapshot;
}

/** The answer of whoever wants to be shown the solution. */
const GIVE_UP = '';
const MILLISECONDS_BETWEEN_QUESTIONS = 500;

export function puzzleDays(): Promise<PuzzleDay[]> {
  return request('/puzzles');
}

export class Puzzle {
  days = $state.raw<PuzzleDay[]>([]);
  shown = $state.raw<PuzzleShown | null>(null);
  table = $state.raw<FamilyTable | null>(null);
  failure = $state<string | null>(null);
  /** Whether the server still looks for the puzzle. */
  sought = $state(false);
  hinted = $state(false);
  /** What was said to the last answer. */
  verdict = $state<string | null>(null);
  #day = '';
  #gone = false;
  /** What is asked of the server is asked one after the other. */
  #asked: Promise<unknown> = Promise.resolve();

  /** Goes on where this browser left the puzzle of a day, by default the latest. */
  async open(day: string | null): Promise<void> {
    try {
      this.days = await puzzleDays();
      this.#day = day ?? this.days[0]?.day ?? '';
      const { answers } = puzzleProgress(this.#day);
      await this.#come(answers).catch((error: unknown) => {
        if (!(error instanceof ServerError) || error.code !== 'bad_puzzle') throw error;
        return this.#come([]);
      });
    } catch (error) {
      this.failure = error instanceof ServerError ? error.message : text('web-unreachable');
      say(this.failure);
    }
  }

  /** The page is left: nothing is asked any more. */
  leave(): void {
    this.#gone = true;
  }

  /** The puzzle of the day before this one; null where it cannot be reached any more. */
  get dayBefore(): PuzzleDay | null {
    const place = this.days.findIndex(({ day }) => day === this.#day);
    return place < 0 ? null : (this.days[place + 1] ?? null);
  }

  get isLatest(): boolean {
    return this.days[0]?.day === this.#day;
  }

  /** What the table sends: an action is an answer, anything else comes back in its words. */
  send(message: ClientMessage): boolean {
    if (message.type === 'act') {
      const chosen = document.activeElement?.closest<HTMLElement>('[role=option]')?.dataset.action;
      void this.#inTurn(() => this.#act(message.actions, message.request, chosen));
    } else if (message.type === 'language') void this.#inTurn(() => this.#again());
    return true;
  }

  hint(): void {
    this.hinted = true;
    say(this.shown?.hint ?? '');
  }

  /** Shows the best action. */
  giveUp(): Promise<void> {
    return this.#inTurn(async () => {
      const { shown, table } = this;
      if (shown && table) this.#end(await this.#ask(shown.answers, [GIVE_UP]), table.session);
    });
  }

  /** Says what it is about, or what it was about. */
  tell(): void {
    const { text = [], task = '', over = false, explanation = [] } = this.shown ?? {};
    for (const line of over ? [this.verdict ?? '', ...explanation] : [...text, task]) say(line);
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

  /** Asks the server, again and again while it looks for the puzzle. */
  async #ask(answers: string[], given: string[]): Promise<PuzzleShown> {
    for (;;) {
      try {
        return await request<PuzzleShown>(`/puzzles/${this.#day}`, { answers, given });
      } catch (error) {
        const seeks = error instanceof ServerError && error.code === 'puzzle_sought';
        if (!seeks || this.#gone) throw error;
        if (!this.sought) say(error.message);
        this.sought = true;
        await new Promise((done) => setTimeout(done, MILLISECONDS_BETWEEN_QUESTIONS));
      }
    }
  }

  /** Without an answer of the server the puzzle stays as it is, and says so. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#asked.then(work).catch((error: unknown) => {
      say(error instanceof ServerError ? error.message : text('web-unreachable'));
    });
    this.#asked = done;
    return done;
  }

  /** The same in another language. */
  async #again(): Promise<void> {
    if (!this.shown || !this.table) return;
    this.verdict = null;
    this.days = await puzzleDays();
    this.#take(await this.#ask(this.shown.answers, []), this.table.session);
  }

  /** An action is only tried: one that is not the best changes nothing and keeps the focus. */
  async #act(given: string[], request: number, chosen?: string): Promise<void> {
    const { shown: before, table } = this;
    if (!before || !table) return;
    const refuse = (text: string) => {
      table.session.heard({ type: 'refused', code: 'puzzle', params: {}, text, request });
      if (chosen !== undefined) void tick().then(() => option(chosen)?.focus());
    };
    try {
      const shown = await this.#ask(before.answers, given);
      if (shown.over) this.#end(shown, table.session);
      else {
        this.verdict = shown.refusal ?? shown.verdict;
        this.#keep(shown);
        refuse(this.verdict ?? '');
      }
    } catch (error) {
      refuse(error instanceof ServerError ? error.message : text('web-unreachable'));
    }
  }

  #end(shown: PuzzleShown, session: TableSession): void {
    this.verdict = shown.verdict;
    this.#take(shown, session);
    this.tell();
    void tick().then(focusPuzzle);
  }

  /** The table shows what has happened; what is expected is told after the words of the puzzle. */
  #take(shown: PuzzleShown, session: TableSession): void {
    const { expected } = shown.table;
    this.#keep(shown);
    session.heard({ ...shown.table, expected: '' });
    if (session.snapshot) session.snapshot = { ...session.snapshot, expected };
  }

  #keep(shown: PuzzleShown): void {
    this.shown = shown;
    const { answers, solved, over } = shown;
    keepPuzzleProgress(this.#day, { answers, solved, over });
  }
}

/** Goes to the words of the puzzle. */
export function focusPuzzle(): void {
  document.getElementById('puzzle-heading')?.focus();
}

function option(action: string): HTMLElement | null {
  return document.querySelector(`[role=option][data-action='${action}']`);
}

const KEY = Symbol('puzzle');

export function givePuzzle(puzzle: Puzzle): void {
  setContext(KEY, puzzle);
}

export function puzzleHere(): Puzzle {
  return getContext<Puzzle>(KEY);
}
