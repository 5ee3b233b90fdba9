/** A game that somebody walks through and plays on in variations. */

import type { Replay } from '$api/generated/wire';
import { CoreModule } from '$engine/core-module';
import { draw } from '$engine/chance';
import type { KingdomPicture } from '$engine/picture';
import { ReplayedGame, type RecordedGame } from '$engine/recorded-game';
import type { Formatter } from '$engine/trees';
import type { LinkedGame } from './game-link';

export class Analysis {
  /** The ply that is shown. */
  ply = $state(0);
  /** The game as it was brought here. */
  readonly #brought: RecordedGame;
  #line: RecordedGame;
  readonly #replayed: ReplayedGame;

  constructor(core: CoreModule, { recorded, ply }: LinkedGame) {
    this.#brought = recorded;
    this.#line = $state.raw(recorded);
    this.#replayed = $derived(new ReplayedGame(core, this.#line));
    this.ply = ply;
  }

  /** The game as it is played on now. */
  get line(): RecordedGame {
    return this.#line;
  }

  get isVariation(): boolean {
    return this.#line !== this.#brought;
  }

  /** Plays all of it; throws where that is not possible. */
  check(): void {
    this.#replayed.position(this.ply);
  }

  get isOver(): boolean {
    return this.#replayed.position(this.ply).actor === null;
  }

  /** The results of chance that are possible here; none where somebody decides. */
  get draws(): string[] {
    return this.#replayed.position(this.ply).odds.map(([action]) => action);
  }

  at(ply: number, words: Formatter): Replay {
    return this.#replayed.at(ply, words);
  }

  choices(words: Formatter): KingdomPicture['legal'] {
    return this.#replayed.choices(this.ply, words);
  }

  /** Plays an action from the ply that is shown, as the next one of the game or a variation. */
  take(action: string): void {
    const { actions } = this.#line;
    if (actions[this.ply] !== action) {
      this.#line = { ...this.#line, actions: [...actions.slice(0, this.ply), action] };
    }
    this.ply += 1;
  }

  /** Lets chance draw until somebody decides. */
  drawAll(): void {
    for (let action = this.#drawn(); action !== undefined; action = this.#drawn())
      this.take(action);
  }

  /** Goes back to the game as it was brought here, at the ply where the variation began. */
  goBack(): void {
    const { actions } = this.#brought;
    const begun = this.#line.actions.findIndex((action, ply) => action !== actions[ply]);
    this.#line = this.#brought;
    this.ply = Math.min(begun < 0 ? actions.length : begun, actions.length);
  }

  #drawn(): string | undefined {
    const { actor, odds } = this.#replayed.position(this.ply);
    return actor === 'chance' ? draw(odds) : undefined;
  }
}

/** Lays out a game; throws where it or one of its actions is impossible. */
export function laidOut(compiled: WebAssembly.Module, linked: LinkedGame): Analysis {
  const analysis = new Analysis(new CoreModule(compiled), linked);
  analysis.check();
  return analysis;
}
