/** Words for squares, dominoes and properties, made of the same messages as the server's. */

import type { BoardSquare, Half, KingdomView } from '$api/generated/engine';
import { terrainName, text } from '$base/i18n.svelte';
import { preferences, type ChoiceValue } from '$base/preferences.svelte';
import { dominoText } from './dominoes';
import { isInside, positionOf } from './squares';

export function halfWords({ terrain, crowns }: Half): string {
  const name = terrainName(terrain);
  if (crowns === 0) return name;
  return text('half-crowned', { terrain: name, crowns: text('count-crowns', { count: crowns }) });
}

export function facesWords({ left, right }: { left: Half; right: Half }): string {
  return text('domino-faces', { left: halfWords(left), right: halfWords(right) });
}

export function dominoWords(domino: { domino: number; left: Half; right: Half }): string {
  return text('domino-numbered', {
    domino: dominoText(domino.domino),
    faces: facesWords(domino),
  });
}

/** The contents of each square of a kingdom, the castle included. */
export function contents(kingdom: KingdomView): Map<string, BoardSquare | 'castle'> {
  const found = new Map<string, BoardSquare | 'castle'>();
  for (const square of kingdom.squares) found.set(square.square, square);
  if (kingdom.castle) found.set(kingdom.castle, 'castle');
  return found;
}

/** "forest, 1 crown", and a building and a knight on it. */
export function contentWords(kingdom: KingdomView, square: string, separator: string): string {
  const content = contents(kingdom).get(square);
  if (content === 'castle') return text('castle');
  if (content) {
    const crowns = content.crowns ? text('count-crowns', { count: content.crowns }) : '';
    return [terrainName(content.terrain), crowns, ...courtWords(kingdom, square)]
      .filter(Boolean)
      .join(separator);
  }
  const { reachable } = kingdom;
  return text(!reachable || isInside(square, reachable) ? 'square-empty' : 'square-outside');
}

/** The building and the knight on a square. */
function courtWords({ court }: KingdomView, square: string): string[] {
  const building = court?.buildings.find((placed) => placed.square === square);
  return [
    ...(building ? [text(`building-${building.building}`)] : []),
    ...(court?.knights_on.includes(square) ? [text('knight')] : []),
  ];
}

/** "forest, 1 crown, E6", with the place where the person wants to hear it. */
export function squareWords(
  kingdom: KingdomView,
  square: string,
  coordinate: ChoiceValue<'coordinate'> = preferences.choice('coordinate'),
): string {
  const content = contentWords(kingdom, square, ', ');
  const place = placeWords(kingdom, square);
  if (coordinate === 'never') return content;
  if (coordinate === 'before') return text('spoken-square', { content: place, square: content });
  return text('spoken-square', { content, square: place });
}

/** "E6", or as the person wishes "1 down", counted from the castle. */
export function placeWords({ castle }: KingdomView, square: string): string {
  const byLetters = preferences.choice('naming') === 'letters';
  if (byLetters || !castle || castle === square) return square.toUpperCase();
  const from = positionOf(castle);
  const to = positionOf(square);
  return [stepWords(to.column - from.column, 'r', 'l'), stepWords(to.row - from.row, 'd', 'u')]
    .filter(Boolean)
    .join(', ');
}

function stepWords(steps: number, onward: string, back: string): string {
  if (steps === 0) return '';
  const direction = text(`direction-${steps > 0 ? onward : back}`);
  return text('steps-from-castle', { count: Math.abs(steps), direction });
}
