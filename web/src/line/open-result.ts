/** The end of a game of tiles, with its words; loaded behind the first picture of a table. */

import words from 'virtual:words-of/result';
import { speakOf } from '$base/i18n.svelte';
import LineResult from './LineResult.svelte';

export async function openResult(): Promise<typeof LineResult> {
  await speakOf(words);
  return LineResult;
}
