/** Words that answer what is asked of a kingdom: what lies beside a square, and each property. */

import type { KingdomView, Property } from '$api/generated/engine';
import { terrainName, text } from '$base/i18n.svelte';
import { contents, contentWords } from './labels';
import { DIRECTIONS, isInside, neighbour } from './squares';

export function neighbourWords(kingdom: KingdomView, square: string): string {
  return DIRECTIONS.map((direction) =>
    text('neighbour', {
      direction: text(`direction-${direction}`),
      content: contentWords(kingdom, neighbour(square, direction), ' '),
    }),
  ).join(', ');
}

/** "Forest: 3 squares, 1 crown, 3 points: E6 F6 F7. Can grow: E7 G6." */
export function propertyWords(kingdom: KingdomView, property: Property): string {
  const room = roomToGrow(kingdom, property);
  return text(room.length > 0 ? 'property-growing' : 'property', {
    terrain: terrainName(property.terrain),
    squares: text('count-squares', { count: property.size }),
    crowns: text('count-crowns', { count: property.crowns }),
    points: text('count-points', { count: property.points }),
    places: property.squares.map((square) => square.toUpperCase()).join(' '),
    room: room.map((square) => square.toUpperCase()).join(' '),
  });
}

function roomToGrow(kingdom: KingdomView, property: Property): string[] {
  const { reachable } = kingdom;
  if (!reachable) return [];
  const taken = contents(kingdom);
  const beside = property.squares.flatMap((square) =>
    DIRECTIONS.map((direction) => neighbour(square, direction)),
  );
  return [...new Set(beside)].filter((square) => isInside(square, reachable) && !taken.has(square));
}
