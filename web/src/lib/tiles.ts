/** Tiles and totals of the line games in words. */

import type { Options } from './protocol';
import { text } from './words.svelte';

/** "6-5", "double 6" */
export function tileWords(tile: string): string {
  const [high = '', low = ''] = tile;
  return high === low ? text('tile-double', { number: high }) : text('tile-plain', { high, low });
}

const UNITS: Record<string, string> = {
  draw: 'deals',
  matador: 'deals',
  sebastopol: 'tokens',
  twenty_one: 'prizes',
  solo: 'tiles',
};

/** What is counted in a game: "34 points", "2 deals". */
export function totalWords(game: string, options: Options, total: number): string {
  const unit = options['scoring'] === 'points' ? 'points' : (UNITS[game] ?? 'points');
  return text(`count-${unit}`, { count: total }).replace('-', '−');
}
