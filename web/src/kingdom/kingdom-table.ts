/** The table of kingdoms; loaded with the first of them. */

import type { KingdomSnapshot } from '$api/generated/wire';
import { bringCourt, hasCourt } from './court-parts.svelte';

export { KingdomSession as Session } from './session.svelte';
export { default as Table } from './KingdomTable.svelte';

/** Brings what the first picture of this table needs besides. */
export function prepare({ view }: KingdomSnapshot): Promise<void> {
  return bringCourt(hasCourt(view));
}
