/** A table as this page knows it: what the server said, and what is on its way to it. */

import type {
  ChangesMessage,
  ClientMessage,
  Command,
  HistoryEntry,
  SeatView,
  ServerMessage,
  Snapshot,
} from '$api/generated/wire';
import { BY_ITSELF, type ConnectionStatus, type Listener, type Wire } from '$api/socket';
import { text } from '$base/i18n.svelte';
import type { Language } from '$base/preferred-language';
import { later } from '$base/later';
import { say } from '$base/live-region.svelte';
import { preferences } from '$base/preferences.svelte';
import { tellBuild } from '$base/server-build';
import { withChanges } from '$api/changes';

/** News of which each is told when the connection is back; of more only the last. */
const MOST_TOLD = 3;

type Hearer = (message: ServerMessage) => void;
/** A command that can be refused, other than an action, before it has a number. */
type Wish = Unnumbered<Exclude<Command, { type: 'act' }>>;
type Unnumbered<One> = One extends Command ? Omit<One, 'request'> : never;
type ChoiceOf<Shown extends Snapshot> = Shown['legal'][number];

export class TableSession<Shown extends Snapshot = Snapshot> implements Listener {
  snapshot = $state.raw<Shown | null>(null);
  connection = $state<ConnectionStatus>('online');
  /** The action sent and not yet answered: drawn at once. */
  pending = $state.raw<ChoiceOf<Shown> | null>(null);
  /** The action that waits for a second press, where the person asked for that. */
  confirming = $state.raw<ChoiceOf<Shown> | null>(null);
  /** The action of the list that the person looks at. */
  looked = $state.raw<ChoiceOf<Shown> | null>(null);
  refusal = $state<string | null>(null);
  /** The reason why the last wish, other than an action, was refused. */
  wishRefusal = $state<string | null>(null);
  /** The time at which the page was last up to date; null while it is. */
  staleSince = $state<Date | null>(null);
  /** The beginning of the title of the page. */
  titlePrefix = $state('');
  /** The number of the message of the talk heard last. */
  lastTalk = 0;

  /** Called when an action of this page was carried out. */
  onown: () => void = () => undefined;
  /** Is called before news are drawn. */
  beforenews: () => void = () => undefined;

  readonly #connection: Wire;
  #request = 0;
  #waitingFor: number | null = null;
  #wished: number | null = null;
  #viewedSeat = 0;
  /** True if it was said that the connection is lost. */
  #toldLoss = false;
  #hearer: Hearer | null = null;
  /** The messages of the talk that came before anybody listened. */
  #early: ServerMessage[] = [];

  constructor(connection: Wire) {
    this.#connection = connection;
  }

  get table(): string {
    return this.#connection.table;
  }

  get legal(): ChoiceOf<Shown>[] {
    return this.pending ? [] : (this.snapshot?.legal ?? []);
  }

  /** The own seat that this page puts first: the one to act, else the last that acted. */
  get mainSeat(): number {
    const { you = [], view } = this.snapshot ?? {};
    const actor = view?.actor;
    if (typeof actor === 'number' && you.includes(actor)) this.#viewedSeat = actor;
    else if (!you.includes(this.#viewedSeat)) this.#viewedSeat = you[0] ?? 0;
    return this.#viewedSeat;
  }

  /** True if several people use this page, so that names must say whose turn it is. */
  get isShared(): boolean {
    return (this.snapshot?.you.length ?? 0) > 1;
  }

  seat(number: number): SeatView {
    const found = this.snapshot?.seats[number];
    if (!found) throw new Error(`There is no seat ${number}`);
    return found;
  }

  /** Takes back what is half chosen; false when nothing was. */
  cancel(): boolean {
    const chosen = this.confirming !== null;
    this.confirming = null;
    this.looked = null;
    return chosen;
  }

  take(choice: ChoiceOf<Shown>): void {
    this.act([choice.action], choice);
  }

  /** Sends actions in the notation or in words, all of one turn. */
  act(actions: string[], drawn: ChoiceOf<Shown> | null = null): void {
    if (!this.snapshot || this.#waitingFor !== null) return;
    this.forgive();
    const request = ++this.#request;
    const sent = this.send({
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

  /** Sends anything else that can be refused; what comes of it is told by the next news. */
  wish(wish: Wish): void {
    this.forgive();
    this.#wished = ++this.#request;
    if (!this.send({ ...wish, request: this.#wished }))
      this.#refuseWish(text('web-offline-action'));
  }

  /** Takes refusals back: something else has been answered since. */
  forgive(): void {
    this.refusal = null;
    this.wishRefusal = null;
  }

  /** Asks for another language; refusals in the former one are taken back, typed words stay. */
  speak(language: Language): void {
    this.forgive();
    this.send({ type: 'language', language, length: preferences.choice('speech') });
  }

  send(message: ClientMessage): boolean {
    return this.#connection.send(message);
  }

  /** Asks the server who this is: somebody has just taken a seat. */
  comeAnew(): void {
    this.#connection.renew();
  }

  /** Every message from now on goes to somebody else too, first what was said until now. */
  listen(hearer: Hearer): void {
    this.#hearer = hearer;
    for (const message of this.#early.splice(0)) hearer(message);
  }

  heard(message: ServerMessage): void {
    this.#hearer?.(message);
    switch (message.type) {
      case 'snapshot':
        this.#take(message as Shown);
        break;
      case 'entries': {
        const { entries, heard, ...state } = message;
        this.#append(entries, { ...state, type: 'snapshot' }, heard);
        break;
      }
      case 'changes':
        this.#follow(message);
        break;
      case 'refused':
        if (message.request === BY_ITSELF) break;
        if (message.request !== null && message.request === this.#wished) {
          this.#refuseWish(message.text);
          break;
        }
        if (message.request === this.#waitingFor) this.#settle();
        this.#refuse(message.text);
        break;
      case 'said':
        this.lastTalk = Math.max(this.lastTalk, ...message.messages.map(({ number }) => number));
        if (!this.#hearer) this.#early.push(message);
        break;
      case 'pong':
        tellBuild(message.build);
        break;
      case 'actions':
      case 'actions_changes':
      case 'seats':
        break;
    }
  }

  lastNumber(): number | null {
    return this.snapshot?.number ?? null;
  }

  #show(snapshot: Shown): void {
    const before = this.snapshot;
    this.beforenews();
    this.snapshot = snapshot;
    if (snapshot.deal || snapshot.rematch) {
      void import('./joint-deal').then(
        ({ deal }) => deal(this, before),
        () => undefined, // The others deal without this browser.
      );
    }
  }

  #take(snapshot: Shown, heard?: string): void {
    const before = this.snapshot;
    const news = before ? snapshot.history.filter(({ number }) => number > before.number) : [];
    this.#show(snapshot);
    if (before) this.#tell(before, news, heard);
    else {
      void later(() => import('./seed-commitments')).then(
        ({ note }) => note(this.table, snapshot),
        () => undefined, // It is noted when the page comes again.
      );
    }
    this.#settleOwn(before);
  }

  /** Changes the picture that the message follows; to whom that is missing all is told anew. */
  #follow({ follows, entries, heard, changed }: ChangesMessage): void {
    const before = this.snapshot;
    if (before?.mark === follows) this.#append(entries, withChanges(before, changed), heard);
    else this.#connection.renew();
  }

  #append(entries: HistoryEntry[], state: object, heard: string): void {
    const before = this.snapshot;
    if (!before) return;
    const news = entries.filter(({ number }) => number > before.number);
    this.#take({ ...before, ...state, history: [...before.history, ...news] }, heard);
  }

  /**
   * Tells what is new, in the words that are to be heard at once where there are such; of much that
   * was missed only how much it was, and the last of it.
   */
  #tell(before: Shown, news: { text: string[] }[], heard?: string): void {
    const told = news.map((entry) => entry.text.join(' ')).filter(Boolean);
    const away = this.staleSince !== null;
    this.staleSince = null;
    if (this.#toldLoss) say(text('web-online-again'));
    if (away && told.length > 0) say(text('web-missed', { count: told.length }));
    else if (!this.#toldLoss && this.snapshot?.number === before.number) return;
    if (heard !== undefined && !away) say(heard);
    else {
      for (const line of away && told.length > MOST_TOLD ? told.slice(-1) : told) say(line);
      if (this.snapshot && (away || this.snapshot.legal.length > 0)) say(this.snapshot.expected);
    }
    this.#toldLoss = false;
    this.forgive();
    this.cancel();
  }

  /** An own action is done as soon as the ply moved on. */
  #settleOwn(before: Shown | null): void {
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

  #refuseWish(reason: string): void {
    this.#wished = null;
    this.wishRefusal = reason;
    say(reason);
  }

  changed(status: ConnectionStatus): void {
    if (status === this.connection) return;
    this.connection = status;
    // Who was away may come back to a server of another build.
    if (status === 'online') this.send({ type: 'ping' });
    else this.staleSince ??= new Date();
    if (status === 'offline') {
      this.#settle();
      this.#toldLoss = true;
      say(text('web-offline'));
    }
  }
}
