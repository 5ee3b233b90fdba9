import { Late } from '$base/late.svelte';

/** Brings what is drawn over the squares of boards, which the first picture does without. */
export const boardMarks = new Late(() => import('./BoardMarks.svelte'));
