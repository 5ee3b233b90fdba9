/** The live connection to a table: comes back by itself and reads on from the entry it has. */

import { language } from '$base/i18n.svelte';
import { preferences } from '$base/preferences.svelte';
import type { ClientMessage, ServerMessage } from './generated/wire';
import { openSocket, socketAddress, type Reader } from './socket-address';

export type ConnectionStatus = 'connecting' | 'online' | 'offline' | 'gone';

export interface Listener {
  heard(message: ServerMessage): void;
  changed(status: ConnectionStatus): void;
  /** The number of the last entry received, null before the first. */
  lastNumber(): number | null;
  /** The number of the last message of the talk received. */
  readonly lastTalk: number;
  /** Is told of every message that is on its way to the server. */
  sent?(message: ClientMessage): void;
  /** True if it needs the actions alone. */
  readonly followsActions?: boolean;
}

/** The channel of a session to its table. */
export interface Wire {
  /** The table. */
  readonly table: string;
  /** Sends a message; true if it is on its way. */
  send(message: ClientMessage): boolean;
  /** Comes again at once. */
  renew(): void;
}

/** A channel that tells a listener; another listener may take over. */
export interface TableWire extends Wire {
  listener: Listener;
  close(): void;
}

/** The request of what a page sends by itself: nobody asked for it, so nobody is told its refusal. */
export const BY_ITSELF = 0;

const PING_MILLISECONDS = 15_000;
const SILENCE_MILLISECONDS = 4_000;
const OPENING_MILLISECONDS = 8_000;
/** Nothing heard for longer: the device was asleep, or the page in the background. */
const SLEEP_MILLISECONDS = 40_000;
const FIRST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 4_000;
const UNKNOWN_TABLE_CLOSE_CODE = 4404;

export class Connection implements TableWire {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE_MILLISECONDS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #heardAt = Date.now();
  #closed = false;
  readonly #retryNow = () => this.#reopen();
  readonly #notice = () => this.#drop();
  readonly #wake = () => this.#awake();

  constructor(
    readonly table: string,
    /** Another one takes over when the game is known. */
    public listener: Listener,
  ) {
    addEventListener('online', this.#retryNow);
    addEventListener('offline', this.#notice);
    addEventListener('pageshow', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.listener.sent?.(message);
    this.#silence ??= setTimeout(() => this.#ping(), SILENCE_MILLISECONDS);
    return true;
  }

  renew(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#forget();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#retryNow);
    removeEventListener('offline', this.#notice);
    removeEventListener('pageshow', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#retry);
    this.#forget();
  }

  #open(): void {
    const { socket, early } = openSocket(socketAddress(this.table, this.#reader));
    this.#socket = socket;
    this.#expectNews(OPENING_MILLISECONDS);
    const opened = () => {
      if (this.#socket === socket) this.#opened();
    };
    const heard = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#heard(event);
    };
    socket.addEventListener('open', opened);
    socket.addEventListener('message', heard);
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    });
    if (socket.readyState !== WebSocket.OPEN) return;
    queueMicrotask(() => {
      opened();
      early.forEach(heard);
    });
  }

  get #reader(): Reader {
    return {
      language: language(),
      length: preferences.choice('speech'),
      entry: this.listener.lastNumber(),
      talk: this.listener.lastTalk,
      followsActions: this.listener.followsActions === true,
    };
  }

  #opened(): void {
    this.#forgetSilence();
    this.#pause = FIRST_PAUSE_MILLISECONDS;
    this.#pings = setInterval(() => this.#ping(), PING_MILLISECONDS);
    this.listener.changed('online');
  }

  #heard(event: MessageEvent<string>): void {
    this.#forgetSilence();
    this.#heardAt = Date.now();
    this.listener.heard(JSON.parse(event.data) as ServerMessage);
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

  /** Gives up a connection that may be dead already; its own end can be long in coming. */
  #drop(): void {
    if (this.#socket) this.#lost(0);
  }

  /** After a sleep the old connection is not to be trusted, nor what the page shows. */
  #awake(): void {
    if (document.hidden || Date.now() - this.#heardAt < SLEEP_MILLISECONDS) return;
    this.#heardAt = Date.now();
    clearTimeout(this.#retry);
    this.listener.changed('connecting');
    this.renew();
  }

  #expectNews(within: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#drop(), within);
  }

  #forgetSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #forget(): void {
    clearInterval(this.#pings);
    this.#forgetSilence();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #ping(): void {
    this.#expectNews(SILENCE_MILLISECONDS);
    this.#socket?.send('{"type":"ping"}');
  }
}
