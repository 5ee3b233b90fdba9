/** The sounds that go with the events of a table. */

import type { HistoryEntry } from '$api/generated/wire';
import type { Place, Sound } from '$base/sounds';

export interface Cue {
  sound: Sound;
  place?: Place;
}

/** The sounds of events at the seats of any table. */
const OF_SEATS: Record<string, Sound> = {
  joined: 'joined',
  filled: 'joined',
  returned: 'joined',
  left: 'left',
  timed_out: 'left',
  failed: 'left',
  forfeited: 'left',
};

/** An entry of the history, whatever its events are. */
type Told<Event> = Pick<HistoryEntry, 'kind' | 'text' | 'undone'> & { events: readonly Event[] };

/** The sounds of an entry; what is not told to this viewer by words does not sound either. */
export function cuesOf<Event>(entry: Told<Event>, cuesOfEvent: (event: Event) => Cue[]): Cue[] {
  if (entry.text.length === 0 || entry.undone) return [];
  const ofSeat = OF_SEATS[entry.kind];
  return [...(ofSeat ? [{ sound: ofSeat }] : []), ...entry.events.flatMap(cuesOfEvent)];
}
