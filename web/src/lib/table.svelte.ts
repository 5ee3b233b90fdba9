/** A table as this page knows it: what the server said, and what is being chosen. */

import { choicesAt } from './choices';
import { Connection, type ConnectionStatus } from './connection';
import type { KingdomView } from './generated/engine';
import type {
  Choice,
  EntriesMessage,
  HistoryEntry,
  SeatView,
  ServerMessage,
  Snapshot,
} from './protocol';
import { say } from './speech.svelte';
import { joinedNames } from './spoken';
import { sideOf } from './squares';
import { text, type Language } from './words.svelte';

/** A square chosen on the board, and which of the actions there is previewed. */
interface Aim {
  square: string;
  index: number;
}

export class TableSession {
  snapshot = $state.raw<Snapshot | null>(null);
  connection = $state<ConnectionStatus>('connecting');
  /** The action sent and not yet answered: drawn at once. */
  pending = $state.raw<Choice | null>(null);
  /** The action that waits for a second press, where the person asked for that. */
  confirming = $state.raw<Choice | null>(null);
  refusal = $state<string | null>(null);
  aim = $state.raw<Aim | null>(null);
  /** An action put together from its parts: the squares of knights, or a building and its square. */
  chosen = $state.raw<Choice | null>(null);
  /** The building chosen in the display, by the number of its slot. */
  slot = $state<number | null>(null);
  /** The action of the list that the person looks at. */
  looked = $state.raw<Choice | null>(null);
  /** The squares of a property that the person looks at. */
  highlight = $state.raw<{ kingdom: number; squares: string[] } | null>(null);

  /** Called when an action of this page was carried out. */
  onown: () => void = () => undefined;

  readonly #connection: Connection;
  #request = 0;
  #waitingFor: number | null = null;
  #wasOnline = false;
  #viewedSeat = 0;

  constructor(readonly table: string) {
    this.#connection = new Connection(table, {
      heard: (message) => this.#heard(message),
      changed: (status) => this.#changed(status),
      lastNumber: () => this.snapshot?.number ?? null,
    });
  }

  close(): void {
    this.#connection.close();
  }

  get legal(): Choice[] {
    return this.pending ? [] : (this.snapshot?.legal ?? []);
  }

  /** The seat whose kingdom this page puts first: the one to act, else the last that acted. */
  get mainSeat(): number {
    const { you = [], view } = this.snapshot ?? {};
    const actor = view?.actor;
    if (typeof actor === 'number' && you.includes(actor)) this.#viewedSeat = actor;
    else if (!you.includes(this.#viewedSeat)) this.#viewedSeat = you[0] ?? 0;
    return this.#viewedSeat;
  }

  /** The kingdom of the main seat. */
  get mainKingdom(): number {
    return this.kingdomOf(this.mainSeat);
  }

  /** The other kingdoms in the order of the table. */
  get otherKingdoms(): number[] {
    const count = this.snapshot?.view.kingdoms.length ?? 0;
    return Array.from({ length: count - 1 }, (_, index) => (this.mainKingdom + index + 1) % count);
  }

  get side(): number {
    return sideOf(this.snapshot?.view.kingdoms[0], this.snapshot?.options ?? {});
  }

  /** Whether several people use this page, so that names must say whose turn it is. */
  get isShared(): boolean {
    return (this.snapshot?.you.length ?? 0) > 1;
  }

  seat(number: number): SeatView {
    const found = this.snapshot?.seats[number];
    if (!found) throw new Error(`There is no seat ${number}`);
    return found;
  }

  kingdom(number: number): KingdomView {
    const found = this.snapshot?.view.kingdoms[number];
    if (!found) throw new Error(`There is no kingdom ${number}`);
    return found;
  }

  kingdomOf(seat: number): number {
    return this.snapshot?.seats[seat]?.kingdom ?? 0;
  }

  /** Who shares a kingdom: partners, or one seat alone. */
  seatsOf(kingdom: number): SeatView[] {
    return this.kingdom(kingdom).seats.map((seat) => this.seat(seat));
  }

  /** The names of those who share a kingdom. */
  nameOf(kingdom: number): string {
    return joinedNames(this.seatsOf(kingdom).map(({ name }) => name));
  }

  total(kingdom: number): number {
    return this.snapshot?.view.scores[kingdom]?.total ?? 0;
  }

  /** The squares of the last placement in a kingdom. */
  lastPlacement(kingdom: number): string[] {
    for (const { events } of (this.snapshot?.history ?? []).toReversed()) {
      for (const event of events) {
        if (event.kind === 'game_started') return [];
        if (event.kind === 'domino_placed' && this.kingdomOf(event.seat) === kingdom) {
          return [event.first.square, event.second.square];
        }
      }
    }
    return [];
  }

  /** The legal actions on squares; of buildings those of the one that is chosen. */
  get onSquares(): Choice[] {
    return this.legal.filter(
      ({ kind, squares, slot }) => squares.length > 0 && (kind !== 'build' || slot === this.slot),
    );
  }

  /** The legal actions at the chosen square. */
  get aimed(): Choice[] {
    return this.aim ? choicesAt(this.legal, this.aim.square) : [];
  }

  /** The action drawn on the board as a preview. */
  get preview(): Choice | null {
    return this.confirming ?? this.chosen ?? (this.aim && this.aimed[this.aim.index]) ?? null;
  }

  aimAt(square: string, index = 0): void {
    this.refusal = null;
    this.confirming = null;
    this.aim = choicesAt(this.legal, square).length > 0 ? { square, index } : null;
  }

  /** The next legal orientation at the chosen square. */
  rotate(): void {
    if (!this.aim || this.aimed.length === 0) return;
    this.aim = { square: this.aim.square, index: (this.aim.index + 1) % this.aimed.length };
  }

  /** Takes back what is half chosen; false when nothing was. */
  cancel(): boolean {
    const chosen = [this.aim, this.chosen, this.slot, this.confirming].some(
      (part) => part !== null,
    );
    this.aim = null;
    this.chosen = null;
    this.slot = null;
    this.confirming = null;
    this.looked = null;
    return chosen;
  }

  take(choice: Choice): void {
    this.act([choice.action], choice);
  }

  /** Sends actions in the notation or in words, all of one turn. */
  act(actions: string[], drawn: Choice | null = null): void {
    if (!this.snapshot || this.#waitingFor !== null) return;
    this.refusal = null;
    const request = ++this.#request;
    const sent = this.#connection.send({
      type: 'act',
      request,
      ply: this.snapshot.ply,
      actions,
    });
    if (!sent) {
      this.#refuse(text('web-offline-action'));
      return;
    }
    this.#waitingFor = request;
    this.pending = drawn;
    this.cancel();
  }

  speak(language: Language): void {
    this.#connection.send({ type: 'language', language });
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.#take(message);
        break;
      case 'entries':
        this.#append(message);
        break;
      case 'refused':
        if (message.request === this.#waitingFor) this.#settle();
        this.#refuse(message.text);
        break;
      case 'seats':
        if (this.snapshot) {
          this.snapshot = { ...this.snapshot, seats: message.seats, status: message.status };
        }
        break;
      case 'pong':
        break;
    }
  }

  #take(snapshot: Snapshot): void {
    const before = this.snapshot;
    const news = before ? snapshot.history.filter(({ number }) => number > before.number) : [];
    this.snapshot = snapshot;
    if (before && snapshot.number !== before.number) this.#tell(news);
    this.#settleOwn(before);
  }

  #append(message: EntriesMessage): void {
    const before = this.snapshot;
    if (!before) return;
    const { entries, ...state } = message;
    const news = entries.filter(({ number }) => number > before.number);
    this.snapshot = {
      ...before,
      ...state,
      type: 'snapshot',
      history: [...before.history, ...news],
    };
    if (news.length > 0) this.#tell(news);
    this.#settleOwn(before);
  }

  #tell(news: HistoryEntry[]): void {
    for (const line of news.flatMap((entry) => entry.text)) say(line);
    if (this.snapshot && this.snapshot.legal.length > 0) say(this.snapshot.expected);
    this.refusal = null;
    this.cancel();
  }

  /** An own action is done as soon as the ply moved on. */
  #settleOwn(before: Snapshot | null): void {
    if (this.#waitingFor === null || !before || this.snapshot?.ply === before.ply) return;
    this.#settle();
    this.onown();
  }

  #settle(): void {
    this.#waitingFor = null;
    this.pending = null;
  }

  #refuse(reason: string): void {
    this.refusal = reason;
    say(reason);
  }

  #changed(status: ConnectionStatus): void {
    if (status === this.connection) return;
    this.connection = status;
    if (status === 'online' && this.#wasOnline) {
      say(text('web-online-again'));
      say(this.snapshot?.expected ?? '');
    }
    if (status === 'offline') {
      this.#settle();
      if (this.#wasOnline) say(text('web-offline'));
    }
    this.#wasOnline ||= status === 'online';
  }
}
