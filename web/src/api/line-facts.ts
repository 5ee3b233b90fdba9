/** The facts of a line game's rules with its options. */

import { LINE_FACTS, type LineGameId, type PageFacts } from './generated/games';
import type { Options } from './generated/wire';

export const LINE_GAMES = Object.keys(LINE_FACTS) as LineGameId[];

export function isLineGame(game: string): game is LineGameId {
  return game in LINE_FACTS;
}

export function lineFacts(game: LineGameId, options: Options): PageFacts {
  const { usual, changed } = LINE_FACTS[game];
  const given = changed.filter(({ option, value }) => options[option] === value);
  return given.reduce((facts, one) => ({ ...facts, ...one.facts }), usual);
}
