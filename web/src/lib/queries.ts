/** Answers to the keys that ask: made of the server's sentences and of the view. */

import { plain } from './choices';
import type { Command } from './keymap';
import type { Choice } from './protocol';
import { contents, dominoWords, neighbourWords, propertyWords, squareWords } from './spoken';
import { rowsOf, wholeWindow } from './squares';
import type { TableSession } from './table.svelte';
import { TERRAINS } from './terrains';
import { text } from './words.svelte';

export class TableQueries {
  #back = 0;
  #heardNumber = -1;
  #property = -1;

  constructor(readonly session: TableSession) {}

  answer(command: Command, seat: number): string {
    const { snapshot } = this.session;
    if (!snapshot) return '';
    switch (command) {
      case 'turn':
        return snapshot.expected;
      case 'hand':
        return this.#hand();
      case 'offer':
        return snapshot.offer_lines.join(' ');
      case 'scores':
        return this.#points(snapshot.seats.map((one) => one.seat));
      case 'score-detail':
        return this.#ofSeat(seat, snapshot.score_lines[seat] ?? []);
      case 'kingdom':
        return this.#ofSeat(seat, snapshot.kingdom_lines[seat] ?? []);
      case 'frame':
        return snapshot.frame_lines[seat] ?? '';
      case 'opponents':
        return this.#opponents();
      case 'last':
        return this.#event(0);
      case 'earlier':
        return this.#event(1);
      default:
        return '';
    }
  }

  again(seat: number, square: string | null, choice: Choice | null): string {
    if (square) return squareWords(this.session.kingdom(seat), square);
    return choice ? `${choice.number}. ${choice.text}` : (this.session.snapshot?.expected ?? '');
  }

  neighbours(seat: number, square: string | null): string {
    if (!square) return text('web-need-square');
    return neighbourWords(this.session.kingdom(seat), square);
  }

  /** The next or previous property of a kingdom; its squares light up. */
  property(seat: number, step: 1 | -1): string {
    const properties = this.session.snapshot?.view.scores[seat]?.properties ?? [];
    if (properties.length === 0) return text('property-none');
    const count = properties.length;
    const before = this.session.highlight?.seat === seat ? this.#property : step === 1 ? -1 : 0;
    this.#property = (before + step + count) % count;
    const property = properties[this.#property];
    if (!property) return '';
    this.session.highlight = { seat, squares: property.squares };
    return propertyWords(this.session.kingdom(seat), property);
  }

  /** The next square of the terrain with this letter, or the next empty one for a full stop. */
  find(seat: number, from: string | null, letter: string, step: 1 | -1): string | null {
    const kingdom = this.session.kingdom(seat);
    const lying = contents(kingdom);
    const terrain = TERRAINS.find((one) => text(`letter-${one}`) === plain(letter));
    const castle = text('letter-castle') === plain(letter);
    const squares = rowsOf(kingdom.reachable ?? wholeWindow(this.session.side))
      .flat()
      .filter((square) => {
        const content = lying.get(square);
        if (letter === '.') return content === undefined;
        if (content === 'castle') return castle;
        return content !== undefined && content.terrain === terrain;
      });
    const ordered = step === 1 ? squares : squares.toReversed();
    const order = rowsOf(wholeWindow(this.session.side)).flat();
    const place = (square: string) => step * order.indexOf(square);
    const after = from === null ? undefined : ordered.find((one) => place(one) > place(from));
    return after ?? ordered[0] ?? null;
  }

  matching(choices: readonly Choice[]): string {
    const heading = text('web-matching', { count: choices.length });
    return [heading, ...choices.map((choice) => `${choice.number}. ${choice.text}`)].join(' ');
  }

  #hand(): string {
    const turn = this.session.snapshot?.view.turn;
    return turn ? dominoWords(turn) : text('web-no-hand');
  }

  #ofSeat(seat: number, lines: readonly string[]): string {
    return [`${this.session.seat(seat).name}.`, ...lines].join(' ');
  }

  #points(seats: readonly number[]): string {
    return seats
      .map((seat) =>
        text('name-points', {
          name: this.session.seat(seat).name,
          points: this.session.total(seat),
        }),
      )
      .join(', ');
  }

  #opponents(): string {
    return this.session.otherSeats
      .map((seat) =>
        text('opponent', {
          name: `${seat + 1}. ${this.session.seat(seat).name}`,
          points: text('count-points', { count: this.session.total(seat) }),
        }),
      )
      .join(' ');
  }

  #event(step: 0 | 1): string {
    const told = (this.session.snapshot?.history ?? []).filter((entry) => entry.text.length > 0);
    const newest = told.at(-1)?.number ?? -1;
    this.#back = step === 0 || newest !== this.#heardNumber ? step : this.#back + 1;
    this.#heardNumber = newest;
    this.#back = Math.min(this.#back, told.length - 1);
    return told.at(-1 - this.#back)?.text.join(' ') ?? text('web-history-empty');
  }
}
