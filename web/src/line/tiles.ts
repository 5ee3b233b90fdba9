/** Tiles and totals of the line games in words. */

import { isLineGame, lineFacts } from '$api/line-facts';
import type { Options } from '$api/generated/wire';
import { text } from '$base/i18n.svelte';

/** "6-5", "double 6" */
export function tileWords(tile: string): string {
  const [high = '', low = ''] = tile;
  return high === low ? text('tile-double', { number: high }) : text('tile-plain', { high, low });
}

/** A total in the unit of a game: "34 points", "2 deals". */
export function totalWords(game: string, options: Options, total: number): string {
  const unit = isLineGame(game) ? lineFacts(game, options).unit : 'points';
  return text(`count-${unit}`, { count: total }).replace('-', '−');
}
