/** Lessons and puzzles as the server writes them, and the table that the page plays them at. */

import type { ExercisePosition } from '$api/generated/wire';
import type { CoreModule } from '$engine/core-module';
import type { Voice } from '$engine/telling';
import type { LocalLog } from '$offline/log';

/** A script with the core and the words to play it. */
export interface Taught<Kind extends ExercisePosition> {
  core: CoreModule;
  script: Kind;
  voice: Voice;
}

/** The answers so far do not belong to the script: it has changed since. */
export class AnswersDoNotFit extends Error {}

/** The log of the table before the first answer; all other seats are bots. */
export function logOf(
  id: string,
  { game, family, hidden_hands, options, opening, names }: ExercisePosition,
  learner: number,
): LocalLog {
  return {
    id,
    game,
    family,
    hidden_hands,
    options,
    seats: names.map((name, seat) => ({ name, level: seat === learner ? null : 'easy' })),
    actions: [...opening],
    updated: 0,
    title: '',
    outcome: null,
  };
}
