/** The sounds of the kingdom games: a domino sounds from its column, the higher the further up. */

import type { GameEvent, KingdomView, Property } from '$api/generated/engine';
import type { KingdomSnapshot } from '$api/generated/wire';
import { terrainName, text } from '$base/i18n.svelte';
import type { Place } from '$base/sounds';
import type { Cue } from '$table/sound-cues';
import { DIRECTIONS, isInside, neighbour, positionOf, sideOf } from './squares';

const SIDE = 0.8;

export function cuesOfEvent(event: GameEvent, snapshot: KingdomSnapshot): Cue[] {
  switch (event.kind) {
    case 'game_started':
      return [{ sound: 'shuffle' }];
    case 'castle_placed':
    case 'building_built':
      return [{ sound: 'placed', place: placeOf(event.square, snapshot) }];
    case 'domino_placed': {
      const placed: Cue = { sound: 'placed', place: placeOf(event.square, snapshot) };
      if (completedBy(event, snapshot).length > 0) return [placed, { sound: 'completed' }];
      return event.gain > 0 ? [placed, { sound: 'points' }] : [placed];
    }
    case 'domino_claimed':
      return [{ sound: 'draw' }];
    case 'domino_discarded':
      return [{ sound: 'pass' }];
    case 'taxes_collected':
      return [{ sound: 'points' }];
    case 'building_burnt':
      return [{ sound: 'blocked' }];
    case 'game_scored':
      return snapshot.view.step === 'finished' ? [] : [{ sound: 'deal' }];
    case 'match_ended':
      return [{ sound: 'over' }];
    default:
      return [];
  }
}

/** That own regions can grow no more: no event of the game tells it. */
export function saidBeside(event: GameEvent, snapshot: KingdomSnapshot): string[] {
  if (event.kind !== 'domino_placed') return [];
  return completedBy(event, snapshot).map(({ terrain, points }) =>
    text('web-heard-completed', {
      terrain: terrainName(terrain),
      points: text('count-points', { count: points }),
    }),
  );
}

function placeOf(square: string, { view, options }: KingdomSnapshot): Place {
  const middle = (sideOf(view.kingdoms[0], options) - 1) / 2;
  const { column, row } = positionOf(square);
  return { pan: (SIDE * (column - middle)) / middle, pitch: 2 ** ((middle - row) / (2 * middle)) };
}

/** The regions of points that a placement in an own kingdom leaves no room to grow. */
function completedBy(
  { seat, first, second }: Extract<GameEvent, { kind: 'domino_placed' }>,
  { view, seats }: KingdomSnapshot,
): Property[] {
  const number = seats[seat]?.kingdom ?? seat;
  const kingdom = view.kingdoms[number];
  const own = seats.some(({ you, kingdom: theirs }) => you && theirs === number);
  if (!kingdom || !own) return [];
  return (view.scores[number]?.properties ?? []).filter(
    ({ points, squares }) =>
      points > 0 &&
      [first, second].some(({ square }) => squares.includes(square)) &&
      !canGrow(squares, kingdom),
  );
}

function canGrow(squares: readonly string[], { reachable, squares: laid, castle }: KingdomView) {
  if (!reachable) return false;
  const taken = new Set([...laid.map(({ square }) => square), castle]);
  return squares.some((square) =>
    DIRECTIONS.map((direction) => neighbour(square, direction)).some(
      (beside) => isInside(beside, reachable) && !taken.has(beside),
    ),
  );
}
