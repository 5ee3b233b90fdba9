/** The strongest player, who is asked about positions. */

import { MODULES } from '$engine/addresses';
import { compiledModule } from '$engine/compiled';
import type { Candidate } from '$engine/player';
import type { RecordedGame } from '$engine/recorded-game';
import type { Question } from './messages';

const SECONDS = 2;

export class Adviser {
  #worker: Worker | null = null;
  /** The number of the question that is to be answered; whoever closes forgets it. */
  #asked = 0;

  /** The best actions at a ply, the best first; null where nobody waits for them any more. */
  async ask(recorded: RecordedGame, ply: number): Promise<Candidate[] | null> {
    this.close();
    const asked = this.#asked;
    const players = await compiledModule(MODULES.kingdom.players);
    if (asked !== this.#asked) return null;
    const found = await this.#answered({ players, recorded, ply, seconds: SECONDS });
    return asked === this.#asked ? found : null;
  }

  close(): void {
    this.#asked += 1;
    this.#worker?.terminate();
    this.#worker = null;
  }

  #answered(question: Question): Promise<Candidate[]> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    return new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Candidate[]>) => {
        worker.terminate();
        resolve(data);
      });
      worker.addEventListener('error', ({ message }) => {
        worker.terminate();
        reject(new Error(message));
      });
      worker.postMessage(question);
    });
  }
}
