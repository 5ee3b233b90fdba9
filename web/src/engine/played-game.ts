/** A game that follows actions, forwards and back. */

import type { CoreModule } from './core-module';
import { FamilyGame, type OptionValues } from './family-game';

export class PlayedGame {
  readonly #begin: () => FamilyGame;
  #game: FamilyGame;
  #played: string[] = [];

  constructor(core: CoreModule, id: string, options: OptionValues) {
    this.#begin = () => new FamilyGame(core, id, options);
    this.#game = this.#begin();
  }

  get game(): FamilyGame {
    return this.#game;
  }

  /** The actions as records write them. */
  get actions(): readonly string[] {
    return this.#played;
  }

  /** The number of actions that were played. */
  get ply(): number {
    return this.#played.length;
  }

  /** Plays an action; throws where it is not possible. */
  play(action: string): void {
    if (!this.tries(action)) throw new Error(`${action} is not possible here`);
  }

  /** Plays an action if it is possible. */
  tries(action: string): boolean {
    const acted = this.#game.act(action);
    if ('refusal' in acted) return false;
    this.#played.push(acted.action);
    return true;
  }

  /** Goes back to a ply, as a game does that knows no way back: from its beginning. */
  rewind(ply: number): void {
    if (ply >= this.ply) return;
    const actions = this.#played.slice(0, ply);
    this.#game = this.#begin();
    this.#played = [];
    for (const action of actions) this.play(action);
  }
}
