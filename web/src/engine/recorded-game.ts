/** A recorded kingdom game at any of its plies, in the words of the listener. */

import type { KingdomReplay } from '$api/generated/wire';
import type { KingdomMoment } from './answers';
import type { CoreModule } from './core-module';
import type { Audience, OptionValues, Position } from './family-game';
import { kingdomPicture, type KingdomPicture } from './picture';
import { PlayedGame } from './played-game';
import { announced, outcomeShown, type Voice } from './telling';
import type { Formatter } from './trees';

/** The rules, the people, and all actions, those of chance too. */
export interface RecordedGame {
  game: string;
  options: OptionValues;
  names: string[];
  actions: string[];
}

export class ReplayedGame {
  readonly #recorded: RecordedGame;
  readonly #played: PlayedGame;

  /** Plays all actions once; throws where the game or one of them is impossible. */
  constructor(core: CoreModule, recorded: RecordedGame) {
    this.#recorded = recorded;
    this.#played = new PlayedGame(core, recorded.game, recorded.options);
    this.#goTo(recorded.actions.length);
  }

  /** The position at a ply as the server shows one of a replay. */
  at(ply: number, words: Formatter): KingdomReplay {
    const { game, options, names, actions } = this.#recorded;
    const voice: Voice = { words, length: 'short' };
    this.#goTo(ply);
    const moment = this.#moment(false);
    const picture = kingdomPicture(moment, words);
    const { outcome } = this.#played.game.position();
    const shown = outcomeShown(outcome, moment.standings, voice) as KingdomReplay['outcome'];
    const told =
      ply === 0 ? [] : announced(this.#played.game, [ply - 1, ply], this.#listeners, voice);
    return {
      family: 'kingdom',
      game,
      plies: actions.length,
      ply,
      action: actions[ply - 1] ?? null,
      announcements: told,
      title: picture.title,
      view: picture.view,
      names,
      options: options as KingdomReplay['options'],
      stops: [],
      standings_text: shown?.lines ?? null,
      outcome: shown,
      building_lines: picture.building_lines,
      kingdom_lines: picture.kingdom_lines,
      court_lines: picture.court_lines,
      scores_text: picture.score_lines,
    };
  }

  /** The legal actions of the seat to act at a ply. */
  choices(ply: number, words: Formatter): KingdomPicture['legal'] {
    this.#goTo(ply);
    return kingdomPicture(this.#moment(true), words).legal;
  }

  position(ply: number): Position {
    this.#goTo(ply);
    return this.#played.game.position();
  }

  #goTo(ply: number): void {
    if (ply > this.#recorded.actions.length) throw new Error(`There is no ply ${ply}`);
    this.#played.rewind(ply);
    for (const action of this.#recorded.actions.slice(this.#played.ply, ply)) {
      this.#played.play(action);
    }
  }

  get #listeners(): Audience {
    const { names } = this.#recorded;
    return { viewer: null, you: null, length: 'short', acts: false, names };
  }

  #moment(acts: boolean): KingdomMoment {
    const { actor } = this.#played.game.position();
    const isSeat = acts && typeof actor === 'number';
    const audience = { ...this.#listeners, viewer: isSeat ? actor : null, acts: isSeat };
    return this.#played.game.moment(audience) as KingdomMoment;
  }
}
