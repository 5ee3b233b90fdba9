/** The parts that only games with a court need: loaded when such a game is first shown. */

import words from 'virtual:words-of/court';
import type { View } from '$api/generated/engine';
import { speakOf } from '$base/i18n.svelte';
import { bringCatalogue } from './buildings.svelte';

type Parts = typeof import('./court');

let parts = $state.raw<Parts | null>(null);

/** The components of a court, null before they have come. */
export function court(): Parts | null {
  return parts;
}

/**
 * Brings words, catalogue and components in the chosen language, or speaks without them again.
 * A part that could not be brought is asked for again with the next news of the table.
 */
export async function bringCourt(wanted: boolean): Promise<void> {
  const brought = [speakOf(words, wanted), wanted && bringCatalogue(), wanted && bringParts()];
  await Promise.allSettled(brought);
}

export function hasCourt(view: View | null | undefined): boolean {
  return view?.building_board != null;
}

async function bringParts(): Promise<void> {
  parts ??= await import('./court');
}
