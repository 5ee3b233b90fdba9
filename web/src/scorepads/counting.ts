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

let core: Promise<CoreModule> | null = null;

/** The core, asked for once: whoever cannot load it is not kept waiting again at every entry. */
function loadedCore(): Promise<CoreModule> {
  core ??= compiledModule(PADS).then((compiled) => new CoreModule(compiled));
  return core;
}

export async function scored(board: KingdomScoreRequest): Promise<KingdomScoreResponse> {
  const counting = await countingIn('kingdom');
  return counting ? scoredKingdom(counting.core, board, counting.words) : server.score(board);
}

export async function tallied(pad: TallyRequest): Promise<TallyResponse> {
  const counting = await countingIn('line');
  return counting ? talliedMatch(counting.core, pad, counting.words) : server.tally(pad);
}

/** The core with the words of a family in the present language; null where they do not come. */
async function countingIn(family: Family): Promise<Counting | null> {
  try {
    const [loaded, words] = await Promise.all([loadedCore(), formatterFor(family, language())]);
    return { core: loaded, words };
  } catch {
    return null;
  }
}
