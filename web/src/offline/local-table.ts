/** A table on this device. It answers the messages of a page as the server does. */

import type { ClientMessage, RequestId, ServerMessage, Snapshot } from '$api/generated/wire';
import { draw } from '$engine/chance';
import type { CoreModule } from '$engine/core-module';
import { Player } from '$engine/player';
import type { Voice } from '$engine/telling';
import { botBehind, choose } from './bots';
import type { LocalLog } from './log';
import { PlayedLog, type Refused } from './played-log';

/** The modules of a family: its rules with what is told of them, and its players. */
export interface Modules {
  game: CoreModule;
  players: CoreModule;
}

/** Events that show hidden tiles: what was seen cannot be taken back. */
const REVEALING = ['tile_laid', 'lead_given', 'hands_shown'];

export class LocalTable {
  readonly #players: CoreModule;
  readonly #played: PlayedLog;
  #player: Player;
  /** The number of actions that the player has seen. */
  #seen = 0;

  constructor(modules: Modules, log: LocalLog, voice: Voice) {
    this.#players = modules.players;
    this.#played = new PlayedLog(modules.game, log, voice);
    this.#player = this.#newPlayer();
  }

  get log(): LocalLog {
    return this.#played.log;
  }

  /** True while a bot has to act. */
  get isBotsTurn(): boolean {
    return this.#level !== null;
  }

  speak(voice: Voice): void {
    this.#played.speak(voice);
  }

  /** Lets chance draw until somebody decides. */
  draw(): void {
    while (this.#played.position.actor === 'chance') {
      const action = draw(this.#played.position.odds);
      if (action === undefined || !this.#played.act(action)) return;
    }
  }

  /** Lets the bot whose turn it is act. */
  think(): void {
    const level = this.#level;
    if (level === null) return;
    const { family, game, options } = this.log;
    const tempted = family === 'line' || this.#played.moment().view.step === 'claim';
    const action = choose(this.#playerHere(), botBehind(game, options, level), tempted);
    if (action !== undefined) this.#played.act(action);
    this.draw();
  }

  /** Does what a message of the page asks for; its answer is null where the news are the answer. */
  obey(message: ClientMessage): ServerMessage | null {
    switch (message.type) {
      case 'act':
        return this.#decide(message.request, message.ply, message.actions);
      case 'look':
        this.#played.handTo(message.seat);
        return this.snapshot();
      case 'undo':
        this.#undo(message.ply);
        return this.snapshot();
      case 'ping':
        return { type: 'pong', build: '' };
      case 'language':
      case 'follow_actions':
        return null;
      default: {
        const text = this.#played.words.message('web-here-not-here');
        return refused(message.request, { code: 'not_here', text });
      }
    }
  }

  snapshot(): Snapshot {
    return this.#played.snapshot(this.#undoTarget());
  }

  /** The entries after a number, and the table as it is now. */
  entries(since: number): ServerMessage {
    return this.#played.entries(since, this.#undoTarget());
  }

  #decide(request: RequestId, ply: number, texts: readonly string[]): ServerMessage | null {
    if (ply !== this.#played.actors.length || !this.#played.acts())
      return refused(request, { code: 'stale', text: this.#played.expected() });
    const refusal = this.#played.obey(texts);
    if (refusal) return refused(request, refusal);
    this.draw();
    return null;
  }

  /** Goes back to a ply. */
  #undo(ply: number): void {
    if (ply !== this.#undoTarget()) return;
    this.#played.rewind(ply);
    this.#player = this.#newPlayer();
  }

  /** The ply before the last decision of a person; null where something was drawn or shown since. */
  #undoTarget(): number | null {
    const { position, actors, game } = this.#played;
    if (position.actor === null) return null;
    const ply = actors.findLastIndex((seat) => this.#played.isPerson(seat));
    if (ply < 0 || actors.slice(ply).includes(null)) return null;
    const shown = this.log.hidden_hands ? game.events(ply, actors.length, null) : [];
    return shown.some(({ kind }) => REVEALING.includes(kind)) ? null : ply;
  }

  // --- The bots -----------------------------------------------------------------------------------

  /** The level of the bot whose turn it is; null where it is nobody's or a person's. */
  get #level(): string | null {
    const { actor } = this.#played.position;
    return typeof actor === 'number' ? (this.log.seats[actor]?.level ?? null) : null;
  }

  #newPlayer(): Player {
    this.#seen = 0;
    return new Player(this.#players, this.log.game, this.log.options);
  }

  /** The player, after all that has been done. */
  #playerHere(): Player {
    const { actions } = this.log;
    for (const action of actions.slice(this.#seen)) this.#player.act(action);
    this.#seen = actions.length;
    return this.#player;
  }
}

function refused(request: RequestId, { code, text }: Refused): ServerMessage {
  return { type: 'refused', code, params: {}, text, request };
}
