/** The letters that stand for the ends of a line, wherever those turn: the ones that are typed. */

import type { End } from '$api/generated/engine';
import { language, text } from '$base/i18n.svelte';

export function endLetter(end: End): string {
  return text(`end-letter-${end}`).toLocaleUpperCase(language());
}
