/** The end of a kingdom game, with its words; loaded behind the first picture of a table. */

import words from 'virtual:words-of/result';
import { speakOf } from '$base/i18n.svelte';
import KingdomResult from './KingdomResult.svelte';

export async function openResult(): Promise<typeof KingdomResult> {
  await speakOf(words);
  return KingdomResult;
}
