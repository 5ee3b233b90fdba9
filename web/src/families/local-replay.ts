/** Replays that the page makes by itself: of records, and of tables on this device. */

import type { Replay } from '$api/generated/wire';
import { isLineGame } from '$api/line-facts';
import { gameOf } from '$analysis/game-link';
import { language } from '$base/i18n.svelte';
import { MODULES } from '$engine/addresses';
import { compiledModule } from '$engine/compiled';
import { CoreModule } from '$engine/core-module';
import { formatterFor } from '$engine/formatters';
import { ReplayedGame } from '$engine/recorded-game';

/** The positions of a record by their plies; throws where it cannot be played. */
export async function replayOf(record: unknown): Promise<(ply: number) => Promise<Replay>> {
  const recorded = gameOf(record);
  const family = isLineGame(recorded.game) ? 'line' : 'kingdom';
  const core = new CoreModule(await compiledModule(MODULES[family].game));
  const replayed = new ReplayedGame(core, recorded);
  return async (ply) => replayed.at(ply, await formatterFor(family, language()));
}
