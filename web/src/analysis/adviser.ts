/** The strongest player, who is asked about positions. */

import { MODULES } from '$engine/addresses';
import type { Candidate } from '$engine/player';
import type { RecordedGame } from '$engine/recorded-game';
import type { Question } from './messages';

const SECONDS = 2;

export class Adviser {
  #worker: Worker | null = null;
  #players: Promise<WebAssembly.Module> | null = null;

  /** The best actions at a ply, the best first; a question before it is forgotten. */
  async ask(recorded: RecordedGame, ply: number): Promise<Candidate[]> {
    this.close();
    this.#players ??= WebAssembly.compileStreaming(fetch(MODULES.kingdom.players));
    const question: Question = { players: await this.#players, recorded, ply, seconds: SECONDS };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    return new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Candidate[]>) => {
        worker.terminate();
        resolve(data);
      });
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage(question);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
