/** The catalogue of buildings, in the chosen language. */

import type { BuildingView } from '$api/generated/wire';
import { buildings as bringBuildings } from '$api/http';
import { language } from '$base/i18n.svelte';

let catalogue = $state.raw<ReadonlyMap<string, BuildingView>>(new Map());
let catalogueLanguage: string | null = null;

/** The kind of building with this id; undefined before the catalogue has come. */
export function buildingOf(id: string | null | undefined): BuildingView | undefined {
  return id ? catalogue.get(id) : undefined;
}

export function allBuildings(): BuildingView[] {
  return [...catalogue.values()];
}

/** Brings the catalogue, unless that of the chosen language is here or on its way. */
export async function bringCatalogue(): Promise<void> {
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
