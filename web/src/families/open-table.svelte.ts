/** Coming to a table: the first message says of which family its game is. */

import type { ServerMessage, Snapshot } from '$api/generated/wire';
import { Connection, type ConnectionStatus, type Listener, type TableWire } from '$api/socket';
import { later } from '$base/later';
import { say, sayUnseen } from '$base/live-region.svelte';
import { isLocal } from '$offline/log';
import type { TableSession } from '$table/session.svelte';
import { bringFamily, type FamilyTable } from './registry';

export class Opening implements Listener {
  /** The table with its session, as soon as both are there. */
  table = $state.raw<FamilyTable | null>(null);
  connection = $state<ConnectionStatus>('connecting');
  failed = $state(false);
  /** The reason why the server does not show a table that exists. */
  refusal = $state<string | null>(null);
  readonly lastTalk = 0;

  #connection: TableWire | null = null;
  #closed = false;
  /** The messages that came before the session could hear. */
  #heard: ServerMessage[] = [];

  constructor(table: string) {
    if (isLocal(table)) void this.#openLocal(table);
    else this.#connection = new Connection(table, this);
  }

  close(): void {
    this.#closed = true;
    this.#connection?.close();
  }

  heard(message: ServerMessage): void {
    if (message.type === 'refused' && message.code !== 'unknown_table') {
      this.refusal = message.text;
      say(message.text);
    }
    this.#heard.push(message);
    if (message.type === 'snapshot' && this.#heard.length === 1) void this.#open(message);
  }

  changed(status: ConnectionStatus): void {
    this.connection = status;
    if (status !== 'online') this.#heard = [];
    if (status !== 'gone') this.refusal = null;
  }

  lastNumber(): null {
    return null;
  }

  async #open(first: Snapshot): Promise<void> {
    try {
      const { Table, Session } = await bringFamily(first);
      if (this.table || !this.#connection || this.#heard.length === 0) return;
      const session = new Session(this.#connection);
      sayUnseen(first.heard);
      for (const message of this.#heard) session.heard(message);
      this.#connection.listener = session;
      this.table = { Table, session };
      if (first.family === 'kingdom' && !isLocal(first.table))
        void this.#follow(this.#connection, session);
    } catch {
      this.failed = true;
    }
  }

  /** Lets the page make by itself what follows from the actions, as soon as it can. */
  async #follow(wire: TableWire, session: TableSession): Promise<void> {
    try {
      const { follow } = await later(() => import('$following/follow'));
      if (!this.#closed) await follow(wire, session);
    } catch {
      return; // The server goes on to make it.
    }
  }

  /** A table on this device has no server. */
  async #openLocal(table: string): Promise<void> {
    try {
      const { LocalWire } = await import('$offline/local-wire');
      if (!this.#closed) this.#connection = new LocalWire(table, this);
    } catch {
      this.failed = true;
    }
  }
}

/** The table that was asked for before the page that shows it. */
let ahead: { table: string; opening: Opening } | null = null;

/** Asks for a table while the page that will show it is made. */
export function openAhead(table: string): void {
  ahead = { table, opening: new Opening(table) };
}

/** The opening of a table, which may be on its way already. */
export function openingOf(table: string): Opening {
  const begun = ahead?.table === table ? ahead.opening : null;
  ahead = null;
  return begun ?? new Opening(table);
}
