/** Tables of a device beside those of a server. */

import type { Snapshot } from '$api/generated/wire';

/** What only a server has: its people, its settings, and what it proves. */
const OF_SERVERS = ['mark', 'settings', 'seats', 'may', 'heard', 'undo_to', 'seed', 'commitment'];

/** A table of the device may know what was drawn: nobody else looks at it. */
const told = ({ history }: Snapshot) => history.map((entry) => ({ ...entry, action: null }));

/** A table as a device shows it, for a comparison with one of a server. */
export const ofDevice = (table: Snapshot) => ({
  ...Object.fromEntries(Object.entries(table).filter(([name]) => !OF_SERVERS.includes(name))),
  history: told(table),
});
