/** The counting of score pads: the core counts in the page, a server where the core does not come. */

import { server } from '$api/client';
import type {
  KingdomScoreRequest,
  KingdomScoreResponse,
  TallyRequest,
  TallyResponse,
} from '$api/generated/wire';
import { language } from '$base/i18n.svelte';
import { PADS } from '$engine/addresses';
import { compiledModule } from '$engine/compiled';
import { CoreModule } from '$engine/core-module';
import { formatterFor } from '$engine/formatters';
import { scoredKingdom, talliedMatch } from '$engine/score-pads';
import type { Family } from '$engine/told-words';
import type { Formatter } from '$engine/trees';

interface Counting {
  core: CoreModule;
  words: Formatter;
}

let core: CoreModule | null = null;

export async function scored(board: KingdomScoreRequest): Promise<KingdomScoreResponse> {
  const counting = await countingIn('kingdom');
  return counting ? scoredKingdom(counting.core, board, counting.words) : server.score(board);
}

export async function tallied(pad: TallyRequest): Promise<TallyResponse> {
  const counting = await countingIn('line');
  return counting ? talliedMatch(counting.core, pad, counting.words) : server.tally(pad);
}

/** The core with the words of a family in the language of this moment; null where they cannot be loaded. */
async function countingIn(family: Family): Promise<Counting | null> {
  try {
    const words = await formatterFor(family, language());
    core ??= new CoreModule(await compiledModule(PADS));
    return { core, words };
  } catch {
    return null;
  }
}
