/** What games with a court need beyond the others: loaded when such a game is first shown. */

import words from 'virtual:words-of/court';
import type { View } from './generated/engine';
import type { BuildingShown } from './protocol';
import { buildings as bringBuildings } from './requests';
import { language, speakOf } from './words.svelte';

type Parts = typeof import('$components/court');

let parts = $state.raw<Parts | null>(null);
let catalogue = $state.raw<ReadonlyMap<string, BuildingShown>>(new Map());
let catalogueLanguage: string | null = null;

/** The components of a court, null before they have come. */
export function court(): Parts | null {
  return parts;
}

/** The kind of building with this id; undefined before the catalogue has come. */
export function buildingOf(id: string | null | undefined): BuildingShown | undefined {
  return id ? catalogue.get(id) : undefined;
}

export function allBuildings(): BuildingShown[] {
  return [...catalogue.values()];
}

/**
 * Brings words, catalogue and components in the chosen language, or speaks without them again.
 * What could not be brought is asked for again with the next news of the table.
 */
export async function bringCourt(wanted: boolean): Promise<void> {
  const brought = [speakOf(words, wanted), wanted && bringCatalogue(), wanted && bringParts()];
  await Promise.allSettled(brought);
}

export function hasCourt(view: View | null | undefined): boolean {
  return view?.building_board != null;
}

async function bringParts(): Promise<void> {
  parts ??= await import('$components/court');
}

async function bringCatalogue(): Promise<void> {
  const wanted = language();
  if (catalogueLanguage === wanted) return;
  catalogueLanguage = wanted;
  try {
    const buildings = await bringBuildings();
    if (catalogueLanguage !== wanted) return;
    catalogue = new Map(buildings.map((building) => [building.id, building]));
  } catch (error) {
    catalogueLanguage = null;
    throw error;
  }
}
