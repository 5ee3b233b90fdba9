/** The graph of the chances: where its lines and signs lie. */

import type { Review } from '$api/generated/wire';
import { GRADES, SIGNS } from './coach';

/** The room of the lines inside the picture. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A decision that cost something, on the line of whoever took it. */
export interface Mark {
  ply: number;
  x: number;
  y: number;
  sign: string;
}

/** The distance at which two signs do not touch. */
const APART = 19;

type Reviewed = Pick<Review, 'chances' | 'decisions' | 'sides'>;

export class ChanceGraph {
  readonly #first: number;
  readonly #last: number;

  constructor(
    readonly review: Reviewed,
    readonly frame: Frame,
  ) {
    this.#first = review.chances[0]?.ply ?? 0;
    this.#last = review.chances.at(-1)?.ply ?? 0;
  }

  x(ply: number): number {
    const { left, width } = this.frame;
    const length = Math.max(1, this.#last - this.#first);
    return left + (width * Math.min(Math.max(ply - this.#first, 0), length)) / length;
  }

  y(win: number): number {
    const { top, height } = this.frame;
    return top + height * (1 - win);
  }

  /** The line of a side as the path of a picture. */
  path(side: number): string {
    return this.review.chances
      .map(({ ply, win }, place) => {
        const command = place === 0 ? 'M' : 'L';
        return `${command}${rounded(this.x(ply))} ${rounded(this.y(win[side] ?? 0))}`;
      })
      .join('');
  }

  /** The plies at which the lines begin and end. */
  get ends(): number[] {
    return [this.#first, this.#last];
  }

  /** A sign at every decision that was a mistake or worse. */
  get marks(): Mark[] {
    const { chances, decisions, sides } = this.review;
    const before = new Map(chances.map(({ ply, win }) => [ply, win]));
    const marks = decisions
      .filter(({ grade }) => GRADES.indexOf(grade) >= GRADES.indexOf('mistake'))
      .flatMap(({ ply, seat, grade }) => {
        const side = sides.findIndex(({ seats }) => seats.includes(seat));
        const win = before.get(ply)?.[side];
        return win === undefined
          ? []
          : [{ ply, x: this.x(ply), y: this.y(win), sign: SIGNS[grade] }];
      });
    return this.#apart(marks);
  }

  /** Signs that would lie over each other, moved towards the middle of the picture. */
  #apart(marks: readonly Mark[]): Mark[] {
    const middle = this.y(0.5);
    const placed: Mark[] = [];
    for (const mark of marks) {
      const step = mark.y < middle ? APART : -APART;
      let { y } = mark;
      while (placed.some((other) => Math.hypot(other.x - mark.x, other.y - y) < APART)) y += step;
      placed.push({ ...mark, y });
    }
    return placed;
  }

  /** The ply of the chances nearest to a place in the picture. */
  plyAt(x: number): number {
    const plies = this.review.chances.map(({ ply }) => ply);
    return plies.reduce(
      (best, ply) => (Math.abs(this.x(ply) - x) < Math.abs(this.x(best) - x) ? ply : best),
      this.#first,
    );
  }
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}
