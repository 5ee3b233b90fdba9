/** A table of kingdoms: what is being chosen on its boards. */

import type { KingdomView } from '$api/generated/engine';
import type { KingdomChoice, KingdomSnapshot, SeatView } from '$api/generated/wire';
import { joinedNames } from '$base/names';
import { preferences } from '$base/preferences.svelte';
import { choicesAt, inReadingOrder } from '$table/choices';
import { TableSession } from '$table/session.svelte';
import { sideOf } from './squares';

/** A square chosen on the board, and which of the actions there is previewed. */
interface Aim {
  square: string;
  index: number;
}

export class KingdomSession extends TableSession<KingdomSnapshot> {
  aim = $state.raw<Aim | null>(null);
  /** The square that a mouse merely points at: nothing is chosen yet. */
  hovered = $state.raw<Aim | null>(null);
  /** The square over which a mouse carries the domino: nothing is drawn there before it is let go. */
  carried = $state.raw<Aim | null>(null);
  /** An action put together from its parts: the squares of knights, or a building and its square. */
  #chosen = $state<string | null>(null);
  /** The building chosen in the display, by the number of its slot. */
  slot = $state<number | null>(null);
  /** The squares of a property that the person looks at, and the points that are counted there. */
  highlight = $state.raw<{ kingdom: number; squares: string[]; points?: number } | null>(null);
  /** The points of the main kingdom that are counted so far, while its score is counted. */
  counted = $state<number | null>(null);

  /** The list in the order in which this person wants to read it. */
  override get legal(): KingdomChoice[] {
    const legal = super.legal;
    return preferences.choice('order') === 'gain' ? legal : inReadingOrder(legal);
  }

  /** At the end those who share a page, or watch, see the kingdom that has won. */
  override get mainSeat(): number {
    const { outcome, you = [] } = this.snapshot ?? {};
    const winner = outcome?.standings[0]?.seats[0];
    return winner !== undefined && you.length !== 1 ? winner : super.mainSeat;
  }

  /** The kingdom of the main seat. */
  get mainKingdom(): number {
    return this.kingdomOf(this.mainSeat);
  }

  /** True while this person chooses a domino or waits for it before anything is laid. */
  get choosing(): boolean {
    const { view, you = [], seats = [] } = this.snapshot ?? {};
    if (view?.step !== 'claim') return false;
    if (this.legal.length > 0) return true;
    const { offer, next_offer: later } = view;
    const chosen = (own: number) => offer.filter(({ seat }) => seat === own).length;
    return later.length === 0 && you.some((seat) => chosen(seat) < offer.length / seats.length);
  }

  /** The other kingdoms in the order of the table. */
  get otherKingdoms(): number[] {
    const count = this.snapshot?.view.kingdoms.length ?? 0;
    return Array.from({ length: count - 1 }, (_, index) => (this.mainKingdom + index + 1) % count);
  }

  get side(): number {
    return sideOf(this.snapshot?.view.kingdoms[0], this.snapshot?.options ?? {});
  }

  kingdom(number: number): KingdomView {
    const found = this.snapshot?.view.kingdoms[number];
    if (!found) throw new Error(`There is no kingdom ${number}`);
    return found;
  }

  kingdomOf(seat: number): number {
    return this.snapshot?.seats[seat]?.kingdom ?? 0;
  }

  /** The seats that share a kingdom: partners, or one alone. */
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
    for (const { events, undone } of (this.snapshot?.history ?? []).toReversed()) {
      if (undone) continue;
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
  get onSquares(): KingdomChoice[] {
    return this.legal.filter(
      ({ kind, squares, slot }) => squares.length > 0 && (kind !== 'build' || slot === this.slot),
    );
  }

  /** The legal actions at the chosen square. */
  get aimed(): KingdomChoice[] {
    return this.aim ? choicesAt(this.legal, this.aim.square) : [];
  }

  /** The action drawn on the board as a preview. */
  get preview(): KingdomChoice | null {
    return this.confirming ?? this.chosen ?? this.#at(this.aim) ?? this.#at(this.hovered);
  }

  /** The preview of a square: its words are shown beside the board, or in place of what is expected. */
  get tried(): KingdomChoice | null {
    return (this.aim ?? this.hovered) && this.preview;
  }

  /** The square to which a mouse points, with a domino in its hand or without. */
  get pointed(): Aim | null {
    return this.carried ?? this.hovered;
  }

  /** The action that is turned: the one that a mouse carries, else the preview. */
  get turning(): KingdomChoice | null {
    return this.#at(this.carried) ?? this.preview;
  }

  #at(aim: Aim | null): KingdomChoice | null {
    return (aim && choicesAt(this.legal, aim.square)[aim.index]) ?? null;
  }

  aimAt(square: string, index = 0): void {
    this.forgive();
    this.confirming = null;
    this.hovered = null;
    this.aim = choicesAt(this.legal, square).length > 0 ? { square, index } : null;
  }

  /** The next legal orientation at the chosen square, or so many on or back. */
  rotate(steps = 1): void {
    if (this.carried) this.carried = this.#turned(this.carried, steps);
    else if (this.aim) this.aim = this.#turned(this.aim, steps);
    else if (this.hovered) this.hovered = this.#turned(this.hovered, steps);
  }

  #turned({ square, index }: Aim, steps: number): Aim {
    const count = choicesAt(this.legal, square).length;
    return { square, index: count === 0 ? index : (index + steps + count) % count };
  }

  get chosen(): KingdomChoice | null {
    return this.legal.find(({ action }) => action === this.#chosen) ?? null;
  }
  set chosen(choice: KingdomChoice | null) {
    this.#chosen = choice?.action ?? null;
  }

  /** Takes back what is half chosen; false when nothing was. */
  override cancel(): boolean {
    const chosen = [this.aim, this.chosen, this.slot].some((part) => part !== null);
    this.aim = null;
    this.hovered = null;
    this.chosen = null;
    this.slot = null;
    return super.cancel() || chosen;
  }
}
