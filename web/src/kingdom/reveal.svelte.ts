/** The end of a game as it is shown: one row of the score after the other lights up its land. */

import { moves } from '$base/motion';
import type { ScoreRow } from './score-rows';

const MILLISECONDS_A_ROW = 450;
const MOST_MILLISECONDS = 4000;

export class Reveal {
  /** The row that is being counted. */
  row = $state.raw<ScoreRow | null>(null);
  /** The points counted so far; null before and after the counting. */
  counted = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Counts rows one after the other; without motion, or with nothing to count, all is there. */
  start(rows: readonly ScoreRow[]): void {
    const scoring = rows.filter(({ points }) => points !== 0);
    if (scoring.length === 0 || !moves()) return;
    const pause = Math.min(MILLISECONDS_A_ROW, MOST_MILLISECONDS / scoring.length);
    this.counted = 0;
    this.#next(scoring, pause);
  }

  finish(): void {
    clearTimeout(this.#timer);
    this.row = null;
    this.counted = null;
  }

  #next([row, ...more]: readonly ScoreRow[], pause: number): void {
    if (!row) {
      this.finish();
      return;
    }
    this.row = row;
    this.counted = (this.counted ?? 0) + row.points;
    this.#timer = setTimeout(() => this.#next(more, pause), pause);
  }
}
