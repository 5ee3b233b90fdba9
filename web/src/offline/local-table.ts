/**
 * A table on this device. It answers the messages of a page as the server does: the same pictures,
 * the same entries, in the words of the page.
 */

import type {
  ClientMessage,
  HistoryEntry,
  KingdomSnapshot,
  LineSnapshot,
  SeatView,
  ServerMessage,
  Snapshot,
  TableSettings,
} from '$api/generated/wire';
import type { CoreModule } from '$engine/core-module';
import { FamilyGame, type Audience, type Position, type Refusal } from '$engine/family-game';
import { isKingdomMoment, kingdomPicture, linePicture } from '$engine/picture';
import { Player } from '$engine/player';
import { announced, outcomeShown, type Voice } from '$engine/telling';
import type { Moment } from '$engine/answers';
import { botBehind, choose } from './bots';
import { draw } from '$engine/chance';
import type { LocalLog } from './log';

/** The modules of a family: its rules with what is told of them, and its players. */
export interface Modules {
  game: CoreModule;
  players: CoreModule;
}

/** Events that show hidden tiles: what was seen cannot be taken back. */
const REVEALING = ['tile_laid', 'lead_given', 'hands_shown'];

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
};

export class LocalTable {
  readonly #modules: Modules;
  readonly #log: LocalLog;
  #voice: Voice;
  #game: FamilyGame;
  #player: Player;
  #position: Position;
  /** The seat of each action; null for chance. */
  #actors: (number | null)[] = [];
  /** The seat that has the device where hands are hidden, and since which action. */
  #claimed: { seat: number; since: number } | null = null;

  constructor(modules: Modules, log: LocalLog, voice: Voice) {
    this.#modules = modules;
    this.#log = log;
    this.#voice = voice;
    [this.#game, this.#player, this.#position] = this.#replayed();
  }

  get log(): LocalLog {
    return this.#log;
  }

  /** True while a bot has to act. */
  get isBotsTurn(): boolean {
    const { actor } = this.#position;
    return typeof actor === 'number' && this.#log.seats[actor]?.level != null;
  }

  speak(voice: Voice): void {
    this.#voice = voice;
  }

  /** Lets chance draw until somebody decides; true if it drew anything. */
  draw(): boolean {
    const before = this.#log.actions.length;
    while (this.#position.actor === 'chance') {
      const action = draw(this.#position.odds);
      if (action === undefined) break;
      this.#act(action);
    }
    return this.#log.actions.length > before;
  }

  /** Lets the bot whose turn it is act. */
  think(): void {
    const { actor } = this.#position;
    const level = typeof actor === 'number' ? this.#log.seats[actor]?.level : null;
    if (!level) return;
    const { family, game, options } = this.#log;
    const { view } = this.#moment();
    const tempted = family === 'line' || view.step === 'claim';
    const action = choose(this.#player, botBehind(game, options, level), tempted);
    if (action !== undefined) this.#act(action);
    this.draw();
  }

  /** Does what a message of the page asks for; its answer is null where the news are the answer. */
  obey(message: ClientMessage): ServerMessage | null {
    switch (message.type) {
      case 'act':
        return this.#decide(message.request, message.ply, message.actions);
      case 'look':
        this.#claimed =
          message.seat === null ? null : { seat: message.seat, since: this.#actors.length };
        return this.snapshot();
      case 'undo':
        this.#undo(message.ply);
        return this.snapshot();
      case 'ping':
        return { type: 'pong', build: '' };
      case 'language':
      case 'follow_actions':
        return null;
      default:
        return refused(message.request, 'not_here', this.#voice.words.message('web-here-not-here'));
    }
  }

  snapshot(): Snapshot {
    const moment = this.#moment();
    return {
      ...this.#picture(moment),
      type: 'snapshot',
      table: this.#log.id,
      game: this.#log.game,
      options: this.#log.options,
      history: this.#history(0),
      heard: this.#actors.some((seat) => this.#isPerson(seat)) ? '' : this.#heard(0, moment),
      commitment: '',
    } as unknown as KingdomSnapshot | LineSnapshot;
  }

  /** The entries after a number, and the table as it is now. */
  entries(since: number): ServerMessage {
    const moment = this.#moment();
    return {
      ...this.#picture(moment),
      type: 'entries',
      entries: this.#history(since),
      heard: this.#heard(since, moment),
    } as unknown as ServerMessage;
  }

  // --- Acting -------------------------------------------------------------------------------------

  #decide(request: string | number, ply: number, actions: readonly string[]): ServerMessage | null {
    const { words } = this.#voice;
    if (ply !== this.#actors.length || !this.#acts()) {
      return refused(request, 'stale', words.text(this.#moment().expected));
    }
    for (const action of actions) {
      const refusal = this.#act(action);
      if (refusal) return refused(request, refusal.code, this.#reason(refusal));
    }
    this.draw();
    return null;
  }

  #act(action: string): Refusal | null {
    const { actor } = this.#position;
    const acted = this.#game.act(action);
    if ('refusal' in acted) return acted.refusal;
    this.#player.act(action);
    this.#actors.push(typeof actor === 'number' ? actor : null);
    this.#log.actions.push(action);
    this.#position = this.#game.position();
    this.#note();
    return null;
  }

  #note(): void {
    this.#log.updated = Date.now();
    this.#log.outcome = this.#position.outcome;
  }

  #reason({ code, params }: Refusal): string {
    const { words } = this.#voice;
    try {
      return words.message(`refusal-${code}`, params);
    } catch {
      return words.text(this.#moment().expected);
    }
  }

  /** Goes back to a ply. */
  #undo(ply: number): void {
    if (ply !== this.#undoTarget()) return;
    this.#log.actions.length = ply;
    [this.#game, this.#player, this.#position] = this.#replayed();
    this.#note();
  }

  #replayed(): [FamilyGame, Player, Position] {
    const { game: id, options, actions } = this.#log;
    const game = new FamilyGame(this.#modules.game, id, options);
    const player = new Player(this.#modules.players, id, options);
    this.#actors = [];
    for (const action of actions) {
      const { actor } = game.position();
      if ('refusal' in game.act(action)) throw new Error(`${action} cannot be done again`);
      player.act(action);
      this.#actors.push(typeof actor === 'number' ? actor : null);
    }
    return [game, player, game.position()];
  }

  /** The ply before the last decision of a person; null where something was drawn or shown since. */
  #undoTarget(): number | null {
    if (this.#position.actor === null) return null;
    const ply = this.#actors.findLastIndex((seat) => this.#isPerson(seat));
    if (ply < 0 || this.#actors.slice(ply).includes(null)) return null;
    const shown = this.#log.hidden_hands ? this.#game.events(ply, this.#actors.length, null) : [];
    return shown.some(({ kind }) => REVEALING.includes(kind)) ? null : ply;
  }

  // --- Who sees and hears -------------------------------------------------------------------------

  #isPerson(seat: number | null): boolean {
    return seat !== null && this.#log.seats[seat]?.level === null;
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

  #acts(): boolean {
    const { actor } = this.#position;
    return typeof actor === 'number' && this.#isPerson(actor) && actor === this.#viewing;
  }

  #audience(): Audience {
    const own = this.#own;
    const viewer = this.#viewing;
    const isShared = this.#log.hidden_hands && own.length > 1;
    return {
      viewer,
      you: isShared ? viewer : own.length === 1 ? (own[0] ?? null) : null,
      length: this.#voice.length,
      acts: this.#acts(),
      names: this.#log.seats.map(({ name }) => name),
    };
  }

  // --- What is told -------------------------------------------------------------------------------

  #moment(): Moment {
    return this.#game.moment(this.#audience());
  }

  #picture(moment: Moment): object {
    const { words } = this.#voice;
    const { actor, outcome } = this.#position;
    const told = isKingdomMoment(moment)
      ? kingdomPicture(moment, words)
      : linePicture(moment, words);
    this.#log.title = told.title;
    const viewer = this.#viewing;
    const undoTo = this.#undoTarget();
    return {
      ...told,
      family: this.#log.family,
      number: this.#actors.length,
      ply: this.#actors.length,
      status: actor === null ? 'finished' : 'running',
      seats: this.#seats(moment),
      looking: viewer,
      hand_over: this.#isPerson(actor as number | null) && actor !== viewer ? actor : null,
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
      let text = announced(this.#game, [first, last], audience, this.#voice);
      for (let ply = first; ply < last; ++ply) {
        entries.push({
          number: ply + 1,
          ply: ply + 1,
          seat: this.#actors[ply] ?? null,
          action: this.#log.actions[ply] ?? null,
          text,
          events: this.#game.events(ply, ply + 1, audience.viewer),
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
    const heard = words.lines(this.#game.heard(since, this.#actors.length, audience));
    if (audience.acts) heard.push(words.text(moment.asked));
    return heard.join(' ');
  }
}

function refused(request: string | number, code: string, text: string): ServerMessage {
  return { type: 'refused', code, params: {}, text, request };
}
