/** The live connection to a table: comes back by itself and reads on from the entry it has. */

import type { ClientMessage, ServerMessage } from './protocol';
import { socketAddress } from './server';

export type ConnectionStatus = 'connecting' | 'online' | 'offline' | 'gone';

interface Listener {
  heard(message: ServerMessage): void;
  changed(status: ConnectionStatus): void;
  /** The number of the last entry received, null before the first. */
  lastNumber(): number | null;
}

const PING_MILLISECONDS = 15_000;
const SILENCE_MILLISECONDS = 4_000;
const FIRST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 4_000;
const UNKNOWN_TABLE_CLOSE_CODE = 4404;

export class Connection {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE_MILLISECONDS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #retryNow = () => this.#reopen();
  readonly #notice = () => this.#socket?.close();

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#retryNow);
    addEventListener('offline', this.#notice);
    this.#open();
  }

  /** Whether the message is on its way. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    removeEventListener('online', this.#retryNow);
    removeEventListener('offline', this.#notice);
    clearTimeout(this.#retry);
    this.#forget();
  }

  #open(): void {
    const socket = new WebSocket(socketAddress(this.table, this.listener.lastNumber()));
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#pause = FIRST_PAUSE_MILLISECONDS;
      this.#pings = setInterval(() => this.#ping(), PING_MILLISECONDS);
      this.listener.changed('online');
    });
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      clearTimeout(this.#silence);
      this.listener.heard(JSON.parse(event.data) as ServerMessage);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    });
  }

  #lost(code: number): void {
    this.#forget();
    if (code === UNKNOWN_TABLE_CLOSE_CODE) {
      this.listener.changed('gone');
      return;
    }
    this.listener.changed('offline');
    this.#retry = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE_MILLISECONDS);
  }

  #reopen(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    this.#open();
  }

  #forget(): void {
    clearInterval(this.#pings);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #ping(): void {
    this.send({ type: 'ping' });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE_MILLISECONDS);
  }
}
