/** The worker of the analysis board: the strongest player thinks beside the page. */

import { seed } from '$engine/chance';
import { CoreModule } from '$engine/core-module';
import { Player } from '$engine/player';
import type { Question } from './messages';

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { players, recorded, ply, seconds } = data;
  const player = new Player(new CoreModule(players), recorded.game, recorded.options);
  for (const action of recorded.actions.slice(0, ply)) player.act(action);
  postMessage(player.search({ seconds }, seed()));
});
