/** The keys and typed words of a table of kingdoms; loaded behind its first picture. */

import { untrack } from 'svelte';
import words from 'virtual:words-of/keys';
import type { KingdomChoice } from '$api/generated/wire';
import { speakOf, text } from '$base/i18n.svelte';
import { say } from '$base/live-region.svelte';
import { preferences } from '$base/preferences.svelte';
import { asSquare, choicesAt, choicesMatching, plain } from '$table/choices';
import { Keyboard, type Hands } from '$table/keyboard.svelte';
import type { RoomCommand } from '$table/room-commands';
import { KINGDOM_BINDINGS, KINGDOM_COMMANDS, type KingdomCommand } from './keys';
import { TableQueries } from './queries';
import type { KingdomSession } from './session.svelte';

export interface KingdomHands extends Hands<KingdomChoice> {
  /** The item of the list that was reached. */
  currentChoice: () => KingdomChoice | null;
  /** Turns what is previewed so many steps, back if negative, or previews what goes on a square. */
  rotate: (square: string, steps: number) => void;
}

export async function kingdomKeyboard(
  session: KingdomSession,
  hands: KingdomHands,
): Promise<KingdomKeyboard> {
  await speakOf(words);
  return new KingdomKeyboard(session, hands);
}

export class KingdomKeyboard extends Keyboard<KingdomChoice, KingdomCommand> {
  protected readonly known = KINGDOM_BINDINGS;
  protected readonly worded = KINGDOM_COMMANDS;
  readonly #queries: TableQueries;
  /** Keys of two strokes: F and a terrain, E and a number. */
  #prefix: 'find' | 'find-back' | 'opponents' | null = null;
  /** The entry at which the second press for skipping was asked for. */
  #skipAskedAt: number | undefined;

  constructor(
    readonly session: KingdomSession,
    override readonly hands: KingdomHands,
  ) {
    super(hands);
    this.#queries = new TableQueries(session);
  }

  get helpOnKeys(): string {
    return text('web-help-keys');
  }

  get helpOnMoving(): string {
    return text('web-help-moving');
  }

  get helpOnWords(): string {
    return text('web-help-words');
  }

  protected get legal(): readonly KingdomChoice[] {
    return this.session.legal;
  }

  protected override matching(line: string): readonly KingdomChoice[] {
    return choicesMatching(this.legal, line);
  }

  protected hindranceOf(command: KingdomCommand): string | null {
    const { snapshot } = this.session;
    if (!snapshot) return text('web-table-loading');
    const { view, history, skip } = snapshot;
    switch (command) {
      case 'domino':
        return view.turn && view.step === 'place' ? null : text('web-no-hand');
      case 'offer':
        return view.offer.length + view.next_offer.length > 0 ? null : text('offer-none');
      case 'buildings':
      case 'court':
        return view.building_board ? null : text('web-no-buildings');
      case 'last':
      case 'earlier':
      case 'more':
        return history.some((entry) => entry.text.length > 0) ? null : text('web-history-empty');
      case 'around':
      case 'find':
      case 'find-back':
        return this.place.square ? null : text('web-need-square');
      case 'next-property':
      case 'previous-property':
        return this.#propertyHindrance();
      case 'rotate':
      case 'rotate-back':
        return this.#rotateHindrance();
      case 'decline': {
        const declining = this.legal.some(({ kind }) => kind === 'decline');
        return declining ? null : text('web-nothing-to-decline');
      }
      case 'rest':
        return skip.length > 0 ? null : text('web-nothing-to-decline');
      default:
        return null;
    }
  }

  #propertyHindrance(): string | null {
    if (!this.place.square) return text('web-need-square');
    const properties = this.session.snapshot?.view.scores[this.kingdom]?.properties ?? [];
    return properties.length > 0 ? null : text('property-none');
  }

  #rotateHindrance(): string | null {
    const { square } = this.place;
    // What a mouse points at changes with every step: the help is not written anew for it.
    if (untrack(() => this.session.pointed)) return null;
    if (!square) return text('web-need-square');
    if (this.session.snapshot?.view.step !== 'place' || this.legal.length === 0) {
      return text('web-no-hand');
    }
    if (this.kingdom !== this.session.mainKingdom) return text('web-key-own-kingdom');
    const fits = this.session.aim !== null || choicesAt(this.legal, square).length > 0;
    return fits ? null : text('web-nothing-here', { square: square.toUpperCase() });
  }

  /** The kingdom whose board was gone to last, else the one this page plays. */
  get kingdom(): number {
    return this.place.kingdom ?? this.session.mainKingdom;
  }

  /** Carries out a command; a square or terrain that the line names need not be gone to before. */
  override obey(command: KingdomCommand | RoomCommand, argument = ''): void {
    const named = command === 'around' || command === 'find' || command === 'find-back';
    if (!named || !argument) {
      super.obey(command, argument);
      return;
    }
    this.session.forgive();
    this.carryOut(command, argument);
  }

  protected carryOut(command: KingdomCommand, argument: string): void {
    const { square } = this.place;
    switch (command) {
      case 'rotate':
      case 'rotate-back': {
        const turned = this.session.pointed?.square ?? square;
        if (turned) this.hands.rotate(turned, command === 'rotate' ? 1 : -1);
        break;
      }
      case 'decline':
        for (const choice of this.legal) if (choice.kind === 'decline') this.hands.take(choice);
        break;
      case 'rest':
        this.skip();
        break;
      case 'next-property':
      case 'previous-property':
        say(this.#queries.property(this.kingdom, command === 'next-property' ? 1 : -1));
        break;
      case 'repeat':
        say(this.#again(asSquare(argument) ?? square));
        break;
      case 'around':
        say(this.#queries.neighbours(this.kingdom, asSquare(argument) ?? square));
        break;
      case 'find':
      case 'find-back':
        if (argument) this.#find(argument, command);
        else this.#askWhat(command);
        break;
      default:
        this.#answer(command, argument);
    }
  }

  #answer(command: KingdomCommand, whose: string): void {
    const kingdom = whose ? this.#kingdomNamed(whose) : this.kingdom;
    if (kingdom === null) say(text('web-not-found'));
    else say(this.#queries.answer(command, kingdom));
  }

  /** A kingdom by the number or the beginning of the name of a player. */
  #kingdomNamed(typed: string): number | null {
    const seats = this.session.snapshot?.seats ?? [];
    const seat =
      seats.find(({ seat }) => String(seat + 1) === typed) ??
      seats.find(({ name }) => plain(name).startsWith(typed));
    return seat ? this.session.kingdomOf(seat.seat) : null;
  }

  #again(square: string | null): string {
    return this.#queries.again(this.kingdom, square, this.hands.currentChoice());
  }

  /** Waits on the board for the key that names what to find. */
  #askWhat(command: 'find' | 'find-back'): void {
    this.#focusSquare(this.place.square ?? '');
    this.#prefix = command;
    say(text('web-key-find-what'));
  }

  protected override pressed(command: KingdomCommand | RoomCommand): void {
    if (command === 'opponents') this.#prefix = command;
  }

  protected override continues(key: string): boolean {
    const prefix = this.#prefix;
    this.#prefix = null;
    if (prefix === 'opponents') {
      const seat = this.session.snapshot?.seats[Number(key) - 1];
      if (seat) say(this.#queries.answer('kingdom', this.session.kingdomOf(seat.seat)));
      return seat !== undefined;
    }
    if (prefix === null || key.length > 1) return false;
    this.#find(key, prefix);
    return true;
  }

  /** Goes to the next square of a terrain, named by its letter or its name, or the next empty one. */
  #find(wanted: string, command: 'find' | 'find-back'): void {
    const step = command === 'find' ? 1 : -1;
    const found = this.#queries.find(this.kingdom, this.place.square, wanted, step);
    if (found) this.#focusSquare(found);
    else say(text('web-not-found'));
  }

  #focusSquare(square: string): void {
    const board = `#board-${this.kingdom} [data-square="${square}"]`;
    document.querySelector<HTMLElement>(board)?.focus();
  }

  /** Declines all that may be declined of this turn, in one message. */
  skip(): void {
    const { skip = [], number } = this.session.snapshot ?? {};
    if (preferences.isOn('confirm') && this.#skipAskedAt !== number) {
      this.#skipAskedAt = number;
      say(text('web-confirm-again'));
    } else this.session.act(skip);
  }

  protected override look(line: string): void {
    say(this.#queries.matching(this.matching(line)));
  }
}
