/**
 * The log of a table on this device, played again: the same pictures and entries as the server sends,
 * in the words of the page.
 */

import type {
  HistoryEntry,
  KingdomSnapshot,
  LineSnapshot,
  SeatView,
  ServerMessage,
  Snapshot,
  TableSettings,
} from '$api/generated/wire';
import type { Moment } from '$engine/answers';
import type { CoreModule } from '$engine/core-module';
import type { Audience, FamilyGame, Position } from '$engine/family-game';
import { isKingdomMoment, kingdomPicture, linePicture } from '$engine/picture';
import { PlayedGame } from '$engine/played-game';
import { announced, outcomeShown, type Voice } from '$engine/telling';
import type { Formatter } from '$engine/trees';
import { understood } from '$engine/understood';
import type { LocalLog } from './log';

/** A refusal in words. */
export interface Refused {
  code: string;
  text: string;
}

const SETTINGS: TableSettings = {
  pace: 'live',
  clock_minutes: null,
  clock_increment: 0,
  move_days: null,
  visibility: 'private',
  chat: 'off',
  undo: true,
  spectators: false,
  rated: false,
  coach: false,
  joint_deal: false,
  carried: false,
};

export class PlayedLog {
  readonly #log: LocalLog;
  readonly #played: PlayedGame;
  #voice: Voice;
  #position: Position;
  /** The seat of each action; null for chance. */
  readonly #actors: (number | null)[] = [];
  /** The seat that has the device where hands are hidden, and since which action. */
  #claimed: { seat: number; since: number } | null = null;

  /** Plays all actions of the log; throws where one of them is impossible. */
  constructor(core: CoreModule, log: LocalLog, voice: Voice) {
    this.#log = log;
    this.#voice = voice;
    this.#played = new PlayedGame(core, log.game, log.options);
    this.#position = this.game.position();
    for (const action of log.actions) {
      if (!this.#play(action)) throw new Error(`${action} cannot be done again`);
    }
  }

  get log(): LocalLog {
    return this.#log;
  }

  get game(): FamilyGame {
    return this.#played.game;
  }

  get position(): Position {
    return this.#position;
  }

  /** The seat of each action; null for chance. */
  get actors(): readonly (number | null)[] {
    return this.#actors;
  }

  get words(): Formatter {
    return this.#voice.words;
  }

  speak(voice: Voice): void {
    this.#voice = voice;
  }

  // --- Acting -------------------------------------------------------------------------------------

  /** Does an action in the notation; false, and nothing happens, where it is not possible. */
  act(action: string): boolean {
    if (!this.#play(action)) return false;
    this.#note();
    return true;
  }

  /** Does what was typed, all of it or, where something is refused, nothing. */
  obey(texts: readonly string[]): Refused | null {
    const before = this.#actors.length;
    for (const text of texts) {
      const refused = this.#obey(text);
      if (!refused) continue;
      this.rewind(before);
      return refused;
    }
    return null;
  }

  /** The refusal of an action in the notation; null where it is possible. */
  refusal(action: string): Refused | null {
    const refused = this.game.refused(action, this.#audience());
    return refused && { code: refused.code, text: this.#voice.words.text(refused.told) };
  }

  /** Goes back to a ply. */
  rewind(ply: number): void {
    if (ply >= this.#actors.length) return;
    this.#played.rewind(ply);
    this.#actors.length = ply;
    this.#position = this.game.position();
    this.#note();
  }

  /** Gives the device to a seat, or to nobody. */
  handTo(seat: number | null): void {
    this.#claimed = seat === null ? null : { seat, since: this.#actors.length };
  }

  /** The notation of what was typed, or why it is none. */
  understand(text: string): { action: string } | Refused {
    const { game, log } = this;
    const { words } = this.#voice;
    const audience = this.#audience();
    const found = understood(text, { game, id: log.game, options: log.options, audience, words });
    return 'action' in found ? found : { code: found.code, text: found.reason };
  }

  #obey(text: string): Refused | null {
    // What is done as a whole or not at all must not let anybody try out what is drawn.
    if (!this.acts()) return { code: 'not_your_turn', text: this.expected() };
    const found = this.understand(text);
    if (!('action' in found)) return found;
    return this.act(found.action) ? null : this.refusal(found.action);
  }

  #play(action: string): boolean {
    const { actor } = this.#position;
    if (!this.#played.tries(action)) return false;
    this.#actors.push(typeof actor === 'number' ? actor : null);
    this.#position = this.game.position();
    return true;
  }

  #note(): void {
    this.#log.actions = [...this.#played.actions];
    this.#log.updated = Date.now();
    this.#log.outcome = this.#position.outcome;
  }

  // --- Who sees and hears -------------------------------------------------------------------------

  isPerson(seat: number | null): boolean {
    return seat !== null && this.#log.seats[seat]?.level === null;
  }

  /** True if the one who has the device has to act. */
  acts(): boolean {
    const { actor } = this.#position;
    return typeof actor === 'number' && this.isPerson(actor) && actor === this.#viewing;
  }

  get #own(): number[] {
    return this.#log.seats.flatMap(({ level }, seat) => (level === null ? [seat] : []));
  }

  /** The seat whose view the page has: the one to act, or the one that was given the device. */
  get #viewing(): number | null {
    const own = this.#own;
    const { actor } = this.#position;
    if (this.#log.hidden_hands && own.length > 1) {
      const { seat, since } = this.#claimed ?? { seat: null, since: 0 };
      if (seat === null || actor !== seat) return null;
      const others = this.#actors.slice(since).filter((one) => one !== null && one !== seat);
      return others.length > 0 ? null : seat;
    }
    if (typeof actor === 'number' && own.includes(actor)) return actor;
    return own[0] ?? null;
  }

  #audience(): Audience {
    const own = this.#own;
    const viewer = this.#viewing;
    const isShared = this.#log.hidden_hands && own.length > 1;
    return {
      viewer,
      you: isShared ? viewer : own.length === 1 ? (own[0] ?? null) : null,
      length: this.#voice.length,
      acts: this.acts(),
      names: this.#log.seats.map(({ name }) => name),
    };
  }

  // --- What is told -------------------------------------------------------------------------------

  /** The game as the one who has the device sees it. */
  moment(): Moment {
    return this.game.moment(this.#audience());
  }

  /** The seat to act and what it has to do. */
  expected(): string {
    return this.#voice.words.text(this.moment().expected);
  }

  /** The table, and how it came there; with the ply that can be gone back to, if there is one. */
  snapshot(undoTo: number | null): Snapshot {
    const moment = this.moment();
    return {
      ...this.#picture(moment, undoTo),
      type: 'snapshot',
      table: this.#log.id,
      game: this.#log.game,
      options: this.#log.options,
      history: this.#history(0),
      heard: this.#actors.some((seat) => this.isPerson(seat)) ? '' : this.#heard(0, moment),
      commitment: '',
    } as unknown as KingdomSnapshot | LineSnapshot;
  }

  /** The entries after a number, and the table as it is now. */
  entries(since: number, undoTo: number | null): ServerMessage {
    const moment = this.moment();
    return {
      ...this.#picture(moment, undoTo),
      type: 'entries',
      entries: this.#history(since),
      heard: this.#heard(since, moment),
    } as unknown as ServerMessage;
  }

  #picture(moment: Moment, undoTo: number | null): object {
    const { words } = this.#voice;
    const { actor, outcome } = this.#position;
    const told = isKingdomMoment(moment)
      ? kingdomPicture(moment, words)
      : linePicture(moment, words);
    this.#log.title = told.title;
    const viewer = this.#viewing;
    return {
      ...told,
      family: this.#log.family,
      number: this.#actors.length,
      ply: this.#actors.length,
      status: actor === null ? 'finished' : 'running',
      seats: this.#seats(moment),
      looking: viewer,
      hand_over: this.isPerson(actor as number | null) && actor !== viewer ? actor : null,
      outcome: outcomeShown(outcome, moment.standings, this.#voice),
      invitations: [],
      rematch: null,
      seed: null,
      you: this.#own,
      settings: SETTINGS,
      clock: null,
      undo: null,
      undo_to: undoTo,
      forfeited: [],
      closed: null,
      may: undoTo === null ? [] : ['ask_undo'],
      delay: 0,
      watching: 0,
      deal: null,
    };
  }

  #seats(moment: Moment): SeatView[] {
    const kingdoms = isKingdomMoment(moment) ? moment.view.kingdoms : null;
    return this.#log.seats.map(({ name, level }, seat) => ({
      seat,
      name,
      kind: level === null ? 'device' : 'bot',
      level,
      you: level === null,
      connected: true,
      colour: seat,
      stand_in: null,
      away: false,
      idle: false,
      ...(kingdoms && { kingdom: kingdoms.findIndex(({ seats }) => seats.includes(seat)) }),
    }));
  }

  #history(since: number): HistoryEntry[] {
    const audience = this.#audience();
    const entries: HistoryEntry[] = [];
    for (const [first, last] of this.#toldTogether(since)) {
      let text = announced(this.game, [first, last], audience, this.#voice);
      for (let ply = first; ply < last; ++ply) {
        entries.push({
          number: ply + 1,
          ply: ply + 1,
          seat: this.#actors[ply] ?? null,
          action: this.#log.actions[ply] ?? null,
          text,
          events: this.game.events(ply, ply + 1, audience.viewer),
          kind: 'action',
          undone: false,
        });
        text = [];
      }
    }
    return entries;
  }

  /** The actions that are announced together: in line games a decision with the draws after it. */
  #toldTogether(since: number): [first: number, last: number][] {
    const groups: [number, number][] = [];
    for (let ply = since; ply < this.#actors.length; ++ply) {
      const group = groups.at(-1);
      const joins = this.#log.family === 'line' && this.#actors[ply] === null;
      if (group && joins) group[1] = ply + 1;
      else groups.push([ply, ply + 1]);
    }
    return groups;
  }

  /** The words heard at once of the actions since a number, and the question to who acts now. */
  #heard(since: number, moment: Moment): string {
    const { words } = this.#voice;
    const audience = this.#audience();
    const heard = words.lines(this.game.heard(since, this.#actors.length, audience));
    if (audience.acts) heard.push(words.text(moment.asked));
    return heard.join(' ');
  }
}
