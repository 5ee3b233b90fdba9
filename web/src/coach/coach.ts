/** The coach's grades, decisions and figures as the page writes them. */

import type { Grade, ReviewedDecision } from '$api/generated/wire';
import { dateLocale } from '$base/i18n.svelte';

const MANY_POINTS = 10;

export const GRADES: readonly Grade[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

/** A sign for each grade; the word stands beside it. */
export const SIGNS: Readonly<Record<Grade, string>> = {
  best: '★',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** A filter of decisions: of one seat or of all, all or only those that could be better. */
export interface DecisionFilter {
  seat: number | null;
  worse: boolean;
}

export function listed(
  decisions: readonly ReviewedDecision[],
  filter: DecisionFilter,
): ReviewedDecision[] {
  return decisions.filter(
    ({ seat, grade }) =>
      (filter.seat === null || seat === filter.seat) &&
      (!filter.worse || GRADES.indexOf(grade) > GRADES.indexOf('good')),
  );
}

/** The decision that cost most of the chance to win, if any cost something. */
export function turningPoint(decisions: readonly ReviewedDecision[]): ReviewedDecision | undefined {
  const dearer = (one: ReviewedDecision, other: ReviewedDecision) =>
    other.loss_win - one.loss_win || other.loss_points - one.loss_points;
  return decisions.filter(({ loss_win }) => loss_win > 0).toSorted(dearer)[0];
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

/** The points lost in a whole game: of many the tenths say nothing. */
export function pointsLost(points: number): string {
  return roundedPoints(points < MANY_POINTS ? points : Math.round(points));
}
