/**
 * The keys and typed words of a table. Keys, buttons, words and help share one list of commands,
 * and one answer to what cannot be done here and now.
 */

import type { Choice } from '$api/generated/wire';
import { text } from '$base/i18n.svelte';
import { commandOf, ownerOf, withChosenKeys, type Binding } from '$base/keymap';
import { say } from '$base/live-region.svelte';
import { preferences } from '$base/preferences.svelte';
import type { RoomCommand, RoomControls } from './room-commands';
import type { TableSession } from './session.svelte';
import { readTyped } from './typed';

/** The functions of a table that its keys call. */
export interface Hands<One extends Choice> {
  /** Playing together, null before it has come. */
  readonly room: RoomControls | null;
  focusActions: () => void;
  focusCommand: () => void;
  focusHelp: () => void;
  /** Goes to the item of the list; false when there is none. */
  goTo: (digit: string) => boolean;
  take: (choice: One) => void;
  act: (actions: string[]) => void;
  /** Takes back what is half chosen, or goes to the list. */
  cancel: () => void;
}

/** A part of the game in which the focus was last. */
export interface Place {
  part: 'list' | 'board' | 'hand' | 'game';
  kingdom: number | null;
  square: string | null;
}

export abstract class Keyboard<One extends Choice, Command extends string> {
  place = $state.raw<Place>({ part: 'list', kingdom: null, square: null });
  /** The commands that do the same at every table. */
  readonly #common: Readonly<Record<string, () => void>> = {
    moves: () => this.hands.focusActions(),
    command: () => this.hands.focusCommand(),
    help: () => this.hands.focusHelp(),
    cancel: () => this.hands.cancel(),
  };

  constructor(readonly hands: Hands<One>) {
    this.reach(document.activeElement);
  }

  /** The table whose refusals an answer takes back. */
  abstract readonly session: Pick<TableSession, 'forgive'>;
  /** The commands of this game. */
  protected abstract readonly known: readonly Binding<Command>[];
  /** The commands that have typed words, the room's aside. */
  protected abstract readonly worded: readonly Command[];
  /** Help on the other keys of this game, on moving, and on other words to type. */
  abstract get helpOnKeys(): string;
  abstract get helpOnMoving(): string;
  abstract get helpOnWords(): string;
  protected abstract get legal(): readonly One[];
  /** Does or answers a command of this game that nothing hinders. */
  protected abstract carryOut(command: Command, argument: string): void;
  protected abstract hindranceOf(command: Command): string | null;

  /** The keys of this table as this person has chosen them. */
  get bindings(): Binding<Command | RoomCommand>[] {
    const all: Binding<Command | RoomCommand>[] = [
      ...this.known,
      ...(this.hands.room?.bindings ?? []),
    ];
    return withChosenKeys(all, preferences.keys);
  }

  /** The reason why a command can do nothing here and now; null where it can. */
  hindrance(command: Command | RoomCommand): string | null {
    return this.#isOfRoom(command)
      ? (this.hands.room?.hindrance(command) ?? null)
      : this.hindranceOf(command);
  }

  obey(command: Command | RoomCommand, argument = ''): void {
    const reason = this.hindrance(command);
    if (reason !== null) {
      say(reason);
      return;
    }
    this.session.forgive();
    if (this.#isOfRoom(command)) this.hands.room?.obey(command);
    else (this.#common[command] ?? (() => this.carryOut(command, argument)))();
    this.hands.room?.notice(command);
  }

  /** The focus has come to a part of the game; elsewhere the last part stays what is meant. */
  reach(target: EventTarget | null): void {
    if (!(target instanceof Element) || !target.closest('[data-game-region]')) return;
    const square = target.getAttribute('data-square');
    const board = target.closest('[data-kingdom]')?.getAttribute('data-kingdom');
    const list = target.matches('[data-tile]') ? 'hand' : 'list';
    const part = square ? 'board' : target.matches('[data-index]') ? list : 'game';
    this.place = { part, kingdom: board == null ? null : Number(board), square };
  }

  hear(event: KeyboardEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const writing = target?.matches('input, select, textarea');
    const leaving = event.key === 'Escape' && target?.closest('#help');
    const inGame = !writing && target?.closest('[data-game-region]');
    if (event.key !== 'F1' && !leaving && !inGame) return;
    if (event.key === 'Shift') return;
    const singleKeys = preferences.isOn('single-keys');
    const plain = singleKeys && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (plain && this.continues(event.key)) event.preventDefault();
    else if (plain && /^\d$/.test(event.key)) {
      event.preventDefault();
      if (!this.hands.goTo(event.key)) say(text('web-no-item', { number: event.key }));
    } else {
      const command = commandOf(this.bindings, event, singleKeys);
      if (!command) return;
      event.preventDefault();
      this.obey(command);
      this.pressed(command);
    }
  }

  /** Called when a key has given a command. */
  protected pressed(command: Command | RoomCommand): void {
    void command;
  }

  /** The command under whose name the words of another one stand. */
  wordOf(command: Command | RoomCommand): string {
    return command;
  }

  /** The part of the list that matches the typed line; null where lines narrow no list. */
  protected matching(line: string): readonly One[] | null {
    void line;
    return null;
  }

  /** Tells what the typed line has narrowed the list to. */
  protected look(line: string): void {
    void line;
  }

  /** True if a key belongs to the one before it. */
  protected continues(key: string): boolean {
    void key;
    return false;
  }

  /** Carries out what was typed; true when it is done and the field may be emptied. */
  type(line: string): boolean {
    const command = this.#commandOfKey(line.trim());
    if (command) {
      this.obey(command);
      return true;
    }
    const wish = readTyped<One, Command | RoomCommand>(line, {
      legal: this.legal,
      matching: this.matching(line),
      commands: [...this.worded, ...(this.hands.room?.commands ?? [])],
    });
    switch (wish.kind) {
      case 'nothing':
        return true;
      case 'command':
        this.obey(wish.command, wish.argument);
        return true;
      case 'item':
        this.hands.take(wish.choice);
        return true;
      case 'missing-item':
        say(text('web-no-item', { number: wish.number }));
        return false;
      case 'look':
        this.look(line);
        return false;
      case 'act':
        this.hands.act(wish.actions);
        return false;
    }
  }

  /** Keys may be typed too, as in the terminal. */
  #commandOfKey(typed: string): Command | RoomCommand | null {
    return typed.length === 1 ? ownerOf(this.bindings, typed) : null;
  }

  #isOfRoom(command: Command | RoomCommand): command is RoomCommand {
    return this.hands.room?.commands.some((one) => one === command) ?? false;
  }
}
