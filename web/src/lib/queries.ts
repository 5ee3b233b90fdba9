/** Answers to the keys that ask: made of the server's sentences and of the view. */

import { plain } from './choices';
import type { Command } from './keymap';
import type { Choice } from './protocol';
import { contents, dominoWords, neighbourWords, propertyWords, squareWords } from './spoken';
import { rowsOf, wholeWindow } from './squares';
import type { TableSession } from './table.svelte';
import { COURT_TERRAINS } from './terrains';
import { text } from './words.svelte';

export class TableQueries {
  #back = 0;
  #heardNumber = -1;
  #property = -1;

  constructor(readonly session: TableSession) {}

  answer(command: Command, kingdom: number): string {
    const { snapshot } = this.session;
    if (!snapshot) return '';
    switch (command) {
      case 'turn':
        return snapshot.expected;
      case 'hand':
        return this.#hand();
      case 'offer':
        return snapshot.offer_lines.join(' ');
      case 'buildings':
        return snapshot.building_lines.join(' ') || text('web-no-buildings');
      case 'court':
        return snapshot.court_lines[kingdom]?.length
          ? this.#ofKingdom(kingdom, snapshot.court_lines[kingdom])
          : text('web-no-buildings');
      case 'scores':
        return this.#points(snapshot.view.kingdoms.map((one) => one.kingdom));
      case 'score-detail':
        return this.#ofKingdom(kingdom, snapshot.score_lines[kingdom] ?? []);
      case 'kingdom':
        return this.#ofKingdom(kingdom, snapshot.kingdom_lines[kingdom] ?? []);
      case 'frame':
        return snapshot.frame_lines[kingdom] ?? '';
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

  again(kingdom: number, square: string | null, choice: Choice | null): string {
    if (square) return squareWords(this.session.kingdom(kingdom), square);
    return choice ? `${choice.number}. ${choice.text}` : (this.session.snapshot?.expected ?? '');
  }

  neighbours(kingdom: number, square: string | null): string {
    if (!square) return text('web-need-square');
    return neighbourWords(this.session.kingdom(kingdom), square);
  }

  /** The next or previous property of a kingdom; its squares light up. */
  property(kingdom: number, step: 1 | -1): string {
    const properties = this.session.snapshot?.view.scores[kingdom]?.properties ?? [];
    if (properties.length === 0) return text('property-none');
    const count = properties.length;
    const shown = this.session.highlight?.kingdom === kingdom;
    const before = shown ? this.#property : step === 1 ? -1 : 0;
    this.#property = (before + step + count) % count;
    const property = properties[this.#property];
    if (!property) return '';
    this.session.highlight = { kingdom, squares: property.squares };
    return propertyWords(this.session.kingdom(kingdom), property);
  }

  /** The next square of the terrain with this letter, or the next empty one for a full stop. */
  find(number: number, from: string | null, letter: string, step: 1 | -1): string | null {
    const kingdom = this.session.kingdom(number);
    const lying = contents(kingdom);
    const terrain = COURT_TERRAINS.find((one) => text(`letter-${one}`) === plain(letter));
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

  #ofKingdom(kingdom: number, lines: readonly string[]): string {
    return [`${this.session.nameOf(kingdom)}.`, ...lines].join(' ');
  }

  #points(kingdoms: readonly number[]): string {
    return kingdoms
      .map((kingdom) =>
        text('name-points', {
          name: this.session.nameOf(kingdom),
          points: this.session.total(kingdom),
        }),
      )
      .join(', ');
  }

  #opponents(): string {
    return this.session.otherKingdoms
      .flatMap((kingdom) => [
        text('opponent', {
          name: this.session
            .seatsOf(kingdom)
            .map(({ seat, name }) => `${seat + 1}. ${name}`)
            .join(', '),
          points: text('count-points', { count: this.session.total(kingdom) }),
        }),
        this.session.snapshot?.court_lines[kingdom]?.[0] ?? [],
      ])
      .flat()
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
