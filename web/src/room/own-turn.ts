/** The own turns of a page. */

import type { Snapshot } from '$api/generated/wire';

/** The own seat whose turn it is; null while others act. */
export function ownTurnOf(snapshot: Snapshot | null): number | null {
  const actor = snapshot?.view.actor;
  if (snapshot?.status !== 'running' || typeof actor !== 'number') return null;
  return snapshot.you.includes(actor) ? actor : null;
}
