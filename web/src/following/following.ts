/** A listener that makes of the actions of a table what the session of the table hears. */

import type {
  ActionsChanges,
  ActionsSnapshot,
  ClientMessage,
  RequestId,
  ServerMessage,
  Snapshot,
} from '$api/generated/wire';
import type { ConnectionStatus, Listener, TableWire } from '$api/socket';
import { language } from '$base/i18n.svelte';
import { nextTask } from '$base/later';
import { preferences } from '$base/preferences.svelte';
import type { CoreModule } from '$engine/core-module';
import type { Voice } from '$engine/telling';
import { FollowedTable } from './followed-table';
import { formatterFor } from '$engine/formatters';

type ActMessage = Extract<ClientMessage, { type: 'act' }>;

/** The session of a table, as far as its news are made for it. */
export interface Session extends Listener {
  readonly snapshot: Snapshot | null;
}

export class Following implements Listener {
  readonly followsActions = true;
  readonly #wire: TableWire;
  readonly #session: Session;
  readonly #core: CoreModule;
  #table: FollowedTable | null = null;
  /** The requests of the actions that were told before the server has confirmed them. */
  readonly #foreseen = new Set<RequestId | null>();
  /** The messages that wait for words. */
  readonly #waiting: ServerMessage[] = [];
  #works = false;

  constructor(wire: TableWire, session: Session, core: CoreModule) {
    this.#wire = wire;
    this.#session = session;
    this.#core = core;
  }

  get lastTalk(): number {
    return this.#session.lastTalk;
  }

  lastNumber(): number | null {
    return this.#session.lastNumber();
  }

  changed(status: ConnectionStatus): void {
    this.#session.changed(status);
    // A connection that was on its way to be opened does not know yet.
    if (status === 'online' && !this.#table) this.#wire.send({ type: 'follow_actions' });
  }

  /** Shows own actions at once; the server confirms them, or the page takes them back. */
  sent(message: ClientMessage): void {
    // Whoever sends it is told of no news before it has gone.
    if (message.type === 'act') queueMicrotask(() => this.#foresee(message));
  }

  #foresee({ request, ply, actions }: ActMessage): void {
    if (this.#works || !this.#table?.foresee(ply, actions)) return;
    this.#foreseen.add(request);
    this.#tellNews(this.#table);
  }

  /** Tells all as it was before what was foreseen. */
  #takeBack(table: FollowedTable): void {
    this.#foreseen.clear();
    table.takeBack();
    this.#session.heard(table.snapshot());
  }

  heard(message: ServerMessage): void {
    this.#waiting.push(message);
    if (!this.#works) void this.#work();
  }

  async #work(): Promise<void> {
    this.#works = true;
    try {
      for (let message = this.#waiting.shift(); message; message = this.#waiting.shift()) {
        if (message.type === 'actions') await this.#take(message, await this.#voice());
        else if (message.type === 'actions_changes') this.#follow(message);
        else this.#pass(message);
      }
    } catch {
      this.#giveUp();
    }
    this.#works = false;
  }

  #follow(message: ActionsChanges): void {
    const table = this.#table;
    if (table && !table.isAsForeseen(message)) this.#takeBack(table);
    if (!table?.follow(message)) this.#wire.renew();
    else this.#tellNews(table);
  }

  /** Hands on what is not about actions; a refused one is taken back before it is said why. */
  #pass(message: ServerMessage): void {
    if (this.#table && message.type === 'refused' && this.#foreseen.has(message.request))
      this.#takeBack(this.#table);
    this.#session.heard(message);
  }

  async #voice(): Promise<Voice> {
    return {
      words: await formatterFor('kingdom', language()),
      length: preferences.choice('speech'),
    };
  }

  /** Plays a table from its beginning; in between the page may answer to what people do. */
  async #take(facts: ActionsSnapshot, voice: Voice): Promise<void> {
    const table = new FollowedTable(this.#core, voice, facts);
    this.#table = table;
    await nextTask();
    const shown = this.#session.snapshot;
    const continues = shown !== null && table.continues(shown.history);
    const told = continues ? this.#news(table) : table.snapshot();
    await nextTask();
    this.#session.heard(told);
  }

  #tellNews(table: FollowedTable): void {
    if (!table.isAhead) this.#foreseen.clear();
    this.#session.heard(this.#news(table));
  }

  #news(table: FollowedTable): ServerMessage {
    return table.entries(this.#session.lastNumber() ?? 0);
  }

  /** Lets the server make all again: an action that it did was not possible here. */
  #giveUp(): void {
    this.#wire.listener = this.#session;
    for (const left of this.#waiting.splice(0)) {
      if (left.type !== 'actions' && left.type !== 'actions_changes') this.#session.heard(left);
    }
    this.#wire.renew();
  }
}
