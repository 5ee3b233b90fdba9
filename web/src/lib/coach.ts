/** What the coach says about a game, and how it is written on the page. */

import { dateLocale } from './words.svelte';

export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** A sign for each grade; the word stands beside it. */
export const SIGNS: Readonly<Record<Grade, string>> = {
  best: '★',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** Something that could be done, with what it promises. */
export interface Possibility {
  action: string;
  words: string;
  /** The probability of the first place, 0 to 1. */
  win: number;
  /** The expected own points at the end. */
  points: number;
}

export interface Decision {
  /** How many plies came before it. */
  ply: number;
  seat: number;
  action: string;
  words: string;
  grade: Grade;
  grade_words: string;
  /** How much less the action promises than the best one. */
  loss_points: number;
  loss_win: number;
  win: number;
  points: number;
  best: Possibility[];
  /** Why, in a sentence; null where nothing is to be said. */
  reason: string | null;
}

/** Who plays together, by number as in the chances. */
export interface ReviewedSide {
  side: number;
  seats: number[];
  names: string[];
}

/** The chance of each side before a decision; the last ones are the outcome. */
export interface Chances {
  ply: number;
  win: number[];
}

export interface PlayerSummary {
  seat: number;
  name: string;
  grades: Record<Grade, number>;
  loss_points: number;
  words: string;
}

export interface Review {
  version: 1;
  sides: ReviewedSide[];
  chances: Chances[];
  decisions: Decision[];
  summary: PlayerSummary[];
  /** The graph of the chances told in sentences. */
  graph_words: string[];
}

export interface ReviewAnswer {
  /** `none` where nobody has asked for it, or it could not be made. */
  status: 'none' | 'running' | 'done';
  /** 0 to 1. */
  progress: number;
  review: Review | null;
}

/** What the coach advises whoever is to decide. */
export interface Advice {
  best: Possibility[];
  words: string;
}

/** Which decisions are listed: of one seat or of all, all or only those that could be better. */
export interface DecisionFilter {
  seat: number | null;
  worse: boolean;
}

export function listed(decisions: readonly Decision[], filter: DecisionFilter): Decision[] {
  return decisions.filter(
    ({ seat, grade }) =>
      (filter.seat === null || seat === filter.seat) &&
      (!filter.worse || GRADES.indexOf(grade) > GRADES.indexOf('good')),
  );
}

/** A probability as people read it: 44 %. */
export function percent(share: number): string {
  const format = new Intl.NumberFormat(dateLocale(), { style: 'percent' });
  return format.format(share);
}

/** Points with one digit after the point. */
export function roundedPoints(points: number): string {
  return new Intl.NumberFormat(dateLocale(), { maximumFractionDigits: 1 }).format(points);
}
