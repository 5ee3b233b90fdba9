/** A recorded game at any of its plies, in the words of the listener. */

import type { Replay } from '$api/generated/wire';
import type { KingdomMoment, LineMoment, Moment } from './answers';
import type { CoreModule } from './core-module';
import type { Audience, OptionValues, Position } from './family-game';
import { isKingdomMoment, kingdomPicture, linePicture, type KingdomPicture } from './picture';
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
  /** The plies after which somebody decides, and the last one. */
  readonly #stops: number[] = [];

  /** Plays all actions once; throws where the game or one of them is impossible. */
  constructor(core: CoreModule, recorded: RecordedGame) {
    const { game, options, names, actions } = recorded;
    this.#recorded = recorded;
    this.#played = new PlayedGame(core, game, options);
    const { seats } = this.#played.game.position();
    if (names.length !== seats) throw new Error(`There are ${seats} seats`);
    for (const action of actions) {
      this.#played.play(action);
      const { ply } = this.#played;
      const { actor } = this.#played.game.position();
      if (typeof actor === 'number' || ply === actions.length) this.#stops.push(ply);
    }
  }

  /** The position at a ply as the server shows one of a replay. */
  at(ply: number, words: Formatter): Replay {
    const { game, options, names, actions } = this.#recorded;
    const voice: Voice = { words, length: 'short' };
    this.#goTo(ply);
    const moment = this.#moment(null);
    const shown = outcomeShown(this.#played.game.position().outcome, moment.standings, voice);
    return {
      game,
      plies: actions.length,
      ply,
      action: actions[ply - 1] ?? null,
      announcements: this.#told(moment, ply, voice),
      title: words.text(moment.title),
      names,
      options,
      stops: this.#stops,
      standings_text: shown?.lines ?? null,
      outcome: shown,
      ...(isKingdomMoment(moment) ? kingdomShown(moment, words) : this.#lineShown(moment, words)),
    } as Replay;
  }

  /** The legal actions of the seat to act at a ply of a kingdom game. */
  choices(ply: number, words: Formatter): KingdomPicture['legal'] {
    const { actor } = this.position(ply);
    const seat = typeof actor === 'number' ? actor : null;
    return kingdomPicture(this.#moment(seat) as KingdomMoment, words).legal;
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

  /** The game as a seat to act sees it, or as all see it. */
  #moment(seat: number | null, acts = seat !== null): Moment {
    return this.#played.game.moment({ ...this.#listeners, viewer: seat, acts });
  }

  get #listeners(): Audience {
    const { names } = this.#recorded;
    return { viewer: null, you: null, length: 'short', acts: false, names };
  }

  /** The announcements of the step to a ply: in line games all since the last decision. */
  #told(moment: Moment, ply: number, voice: Voice): string[] {
    if (ply === 0) return [];
    const before = this.#stops.findLast((stop) => stop < ply) ?? 0;
    const first = isKingdomMoment(moment) ? ply - 1 : before;
    const listeners: Audience = { ...this.#listeners, seesAll: true };
    return announced(this.#played.game, [first, ply], listeners, voice);
  }

  /** A line game with all hands open, since a record reveals them. */
  #lineShown(moment: LineMoment, words: Formatter): object {
    const own = this.#recorded.names.map((_, seat) => this.#moment(seat, false) as LineMoment);
    const { ends_line, line_lines, hands_lines, stock_line, played_line, bank_line, total_lines } =
      linePicture(moment, words);
    return {
      family: 'line',
      view: { ...moment.view, hands: own.map(({ view }, seat) => view.hands[seat]) },
      hand_lines: own.map(({ hand_lines }) => words.lines(hand_lines)),
      ends_line,
      line_lines,
      hands_lines,
      stock_line,
      played_line,
      bank_line,
      total_lines,
    };
  }
}

function kingdomShown(moment: KingdomMoment, words: Formatter): object {
  const { view, building_lines, kingdom_lines, court_lines, score_lines } = kingdomPicture(
    moment,
    words,
  );
  return {
    family: 'kingdom',
    view,
    building_lines,
    kingdom_lines,
    court_lines,
    scores_text: score_lines,
  };
}
