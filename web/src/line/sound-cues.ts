/** The sounds of the line games: a tile sounds from the end at which it is laid. */

import type { End, LineEvent } from '$api/generated/engine';
import type { LineSnapshot } from '$api/generated/wire';
import type { Place } from '$base/sounds';
import type { Cue } from '$table/sound-cues';

const SIDE = 0.7;
const HIGHER = 1.25;

const PLACES: Record<End, Place> = {
  left: { pan: -SIDE, pitch: 1 },
  right: { pan: SIDE, pitch: 1 },
  up: { pan: 0, pitch: HIGHER },
  down: { pan: 0, pitch: 1 / HIGHER },
};

export function cuesOfEvent(event: LineEvent, { view }: LineSnapshot): Cue[] {
  switch (event.kind) {
    case 'deal_started':
      return [{ sound: 'shuffle' }];
    case 'tile_laid':
      return [{ sound: 'placed', ...(event.end ? { place: PLACES[event.end] } : {}) }];
    case 'tile_drawn':
      return [{ sound: 'draw' }];
    case 'passed':
    case 'stood':
      return [{ sound: 'pass' }];
    case 'points_scored':
    case 'prizes_paid':
      return [{ sound: 'points' }];
    case 'line_blocked':
      return [{ sound: 'blocked' }];
    case 'deal_ended':
      return view.step === 'finished' ? [] : [{ sound: 'deal' }];
    case 'match_ended':
      return [{ sound: 'over' }];
    default:
      return [];
  }
}

/** A line has nothing else that is worth a sound. */
export function saidBeside(): string[] {
  return [];
}
