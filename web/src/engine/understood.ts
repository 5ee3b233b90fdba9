/** Typed actions of every game, in any language: "E6 right", "65 left", "enough". */

import type { Options } from '$api/generated/wire';
import { isLineGame, lineFacts } from '$api/line-facts';
import { isKingdomMoment } from './picture';
import type { Audience, FamilyGame } from './family-game';
import { kingdomAction } from './kingdom-typed';
import { lineAction } from './line-typed';
import type { Formatter } from './trees';

/** A table at which something is typed. */
export interface Typing {
  game: FamilyGame;
  id: string;
  options: Options;
  audience: Audience;
  words: Formatter;
}

/** The notation of what was typed, or why it is none. */
export type Understood = { action: string } | { code: string; reason: string };

/** Reads a text; notation stays as it is, and the action need not be possible. */
export function understood(
  text: string,
  { game, id, options, audience, words }: Typing,
): Understood {
  const refused = game.refused(text, audience);
  if (refused?.code !== 'malformed') return { action: text };
  const moment = game.moment(audience);
  const meant = isKingdomMoment(moment)
    ? kingdomAction(text, moment.view.building_board, words)
    : lineAction(text, isLineGame(id) && lineFacts(id, options).best_total !== null, words);
  if (typeof meant === 'string') return { action: meant };
  if (!meant) return { code: 'malformed', reason: words.text(refused.told) };
  const building = words.message(`building-${meant.building}`);
  const code = 'building_not_on_board';
  return { code, reason: words.message(`refusal-${code}`, { building }) };
}
