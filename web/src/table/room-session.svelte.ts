/** The session of a table besides acting, and the clocks as they run. */

import type { Component } from 'svelte';
import type { ClockView, May } from '$api/generated/wire';
import { language, text } from '$base/i18n.svelte';
import { say } from '$base/live-region.svelte';
import { joinedNames } from '$base/names';
import { sounds } from '$base/sound-settings.svelte';
import type HelpPanel from './HelpPanel.svelte';
import { clockFace, remaining, timeWords, warningBetween } from './clock';
import { ROOM_BINDINGS, ROOM_COMMANDS, type RoomCommand, type RoomControls } from './room-commands';
import type { TableSession } from './session.svelte';

const TICK_MILLISECONDS = 250;

export abstract class RoomSession implements RoomControls {
  /** Under the title: what asks for an answer, and the clocks. */
  abstract readonly Head: Component<{ room: RoomSession }>;
  /** Beside the title. */
  abstract readonly UndoButton: Component<{ room: RoomSession }>;
  /** Under the table: who is there, the talk, leaving. */
  abstract readonly Aside: Component<{ room: RoomSession }>;
  /** At the foot of the table. */
  abstract readonly Help: typeof HelpPanel;
  abstract readonly Settings: Component;
  /** True if its head may take more room than the table: then the page scrolls. */
  readonly wordy: boolean = false;
  readonly commands: readonly RoomCommand[] = ROOM_COMMANDS;
  readonly bindings = ROOM_BINDINGS;

  readonly #answers = new Map<string, () => void>([
    ['clock', () => say(this.clockWords)],
    ['undo', () => this.askUndo()],
    ['agree', () => this.answerUndo(true)],
    ['refuse', () => this.answerUndo(false)],
  ]);
  /** Grows while a clock runs, so that what depends on it is drawn anew. */
  #now = $state(performance.now());
  #read: { clock: ClockView; at: number } | null = null;
  #ownBefore = 0;
  /** The ply from which this page asked to go back. */
  #undoing: number | null = null;

  constructor(readonly session: TableSession) {}

  /** Takes the focus where something beside the table comes first; false where nothing does. */
  takesFocus(): boolean {
    return false;
  }

  obey(command: string): boolean {
    const answer = this.#answers.get(command);
    answer?.();
    return answer !== undefined;
  }

  notice(command: string): void {
    void command;
  }

  hindrance(command: RoomCommand): string | null {
    const { snapshot } = this.session;
    switch (command) {
      case 'clock':
        return snapshot?.clock ? null : text('web-clock-none');
      case 'undo':
        if (snapshot?.undo_to != null && this.can('ask_undo')) return null;
        return text(snapshot?.settings.undo ? 'web-undo-impossible' : 'web-undo-off');
      case 'agree':
        return this.can('answer_undo') ? null : text('web-undo-not-asked');
      case 'refuse':
        return this.#withdraws || this.can('answer_undo') ? null : text('web-undo-not-asked');
      case 'advice':
        if (!snapshot?.settings.coach) return text('web-advice-off');
        return snapshot.legal.length > 0 ? null : text('web-advice-not-now');
      default:
        return null;
    }
  }

  /** True if somebody of this page asked to go back. */
  get #withdraws(): boolean {
    const { undo = null, you = [] } = this.session.snapshot ?? {};
    return undo !== null && you.includes(undo.seat);
  }

  /** Lets a part carry out a command as long as it is shown; answers how to take that back. */
  answers(command: RoomCommand, answer: () => void): () => void {
    this.#answers.set(command, answer);
    return () => this.#answers.delete(command);
  }

  can(ability: May): boolean {
    return this.session.snapshot?.may.includes(ability) ?? false;
  }

  namesOf(seats: readonly number[]): string {
    return joinedNames(seats.map((seat) => this.session.seat(seat).name));
  }

  /** The milliseconds left to a seat now. */
  left(seat: number): number {
    const clock = this.session.snapshot?.clock;
    if (!clock) return 0;
    if (this.#read?.clock !== clock) this.#read = { clock, at: performance.now() };
    return remaining(clock, seat, Math.max(0, this.#now - this.#read.at));
  }

  face(seat: number): string {
    return clockFace(this.left(seat), language());
  }

  get clockWords(): string {
    const { snapshot } = this.session;
    if (!snapshot) return '';
    return snapshot.seats
      .filter(({ kind }) => kind !== 'bot')
      .map(({ seat, name }) =>
        text('web-clock-left', { name, time: timeWords(this.left(seat), language()) }),
      )
      .join(' ');
  }

  /** Lets the clocks run; answers how to stop them. */
  runClocks(): () => void {
    const timer = setInterval(() => this.#tick(), TICK_MILLISECONDS);
    return () => clearInterval(timer);
  }

  #tick(): void {
    this.#now = performance.now();
    const { clock, you = [] } = this.session.snapshot ?? {};
    const seat = clock?.running ?? null;
    if (seat === null || !you.includes(seat)) {
      this.#ownBefore = 0;
      return;
    }
    const left = this.left(seat);
    const warning = warningBetween(this.#ownBefore, left);
    this.#ownBefore = left;
    if (warning === null) return;
    const time = timeWords(warning * 1000, language());
    const { name } = this.session.seat(seat);
    say(text(this.session.isShared ? 'web-clock-left' : 'web-clock-warning', { name, time }));
    sounds.play('warning');
  }

  askUndo(): void {
    const { undo_to, ply, number } = this.session.snapshot ?? {};
    const reason = this.hindrance('undo');
    if (reason !== null) say(reason);
    else if (undo_to != null && ply !== undefined && number !== undefined) {
      this.#undoing = ply;
      this.session.wish({ type: 'undo', ply: undo_to, number });
    }
  }

  /** The button of the advice: it tells, as the key does, why there is none now. */
  askAdvice(): void {
    const reason = this.hindrance('advice');
    if (reason !== null) say(reason);
    else this.obey('advice');
  }

  answerUndo(agree: boolean): void {
    const { undo = null } = this.session.snapshot ?? {};
    const reason = this.hindrance(agree ? 'agree' : 'refuse');
    if (undo === null || reason !== null) say(reason ?? text('web-undo-not-asked'));
    else this.session.wish({ type: 'answer_undo', number: undo.number, agree });
  }

  /** After an own step was taken back one acts anew: the focus goes where that is done. */
  noticePly(ply: number): void {
    if (this.#undoing === null || ply === this.#undoing) return;
    const undone = ply < this.#undoing;
    this.#undoing = null;
    if (undone) this.session.onown();
  }

  /** The steps that would be taken back, in words. */
  stepsAfter(ply: number, seat: number): string {
    return (this.session.snapshot?.history ?? [])
      .filter((entry) => entry.seat === seat && entry.action !== null && !entry.undone)
      .filter((entry) => entry.ply > ply)
      .flatMap((entry) => entry.text)
      .join(' ');
  }
}
