/** A player of the core, at work in the page: what it would do in a game that it follows. */

import type { CoreModule } from './core-module';
import { gameRequest, type OptionValues } from './family-game';

/** The budget of a search; the part that runs out first ends it. */
export interface Budget {
  playouts?: number;
  seconds?: number;
}

export interface Candidate {
  action: string;
  value: number;
  win: number;
  points: number;
  margin: number;
  playouts: number;
}

export class Player {
  readonly #core: CoreModule;

  constructor(core: CoreModule, id: string, options: OptionValues) {
    this.#core = core;
    if (!core.send('open', gameRequest(id, options))) throw new Error(`There is no such ${id}`);
  }

  /** Sees an action of the game. */
  act(action: string): void {
    this.#core.send('act', action);
  }

  legal(): string[] {
    return this.#core.ask('legal') as string[];
  }

  /** The greedy action of the acting seat; `worldSeed` draws how what is hidden may lie. */
  greedy(worldSeed: bigint, seed: bigint): string {
    return this.#core.askText('greedy', worldSeed, seed);
  }

  /** The choice of the learned evaluation; null in games without one. */
  net(): string | null {
    if (!this.#core.has('net')) return null;
    return this.#core.askText('net') || null;
  }

  /** The actions that a search has tried, the best first. */
  search({ playouts = 0, seconds = 0 }: Budget, seed: bigint): Candidate[] {
    return this.#core.ask('search', playouts, seconds, seed) as Candidate[];
  }

  /** The number of games of so many actions from here. */
  perft(depth: number): number {
    return this.#core.send('perft', depth);
  }
}
