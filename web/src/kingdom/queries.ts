/** Answers to the keys that ask: made of the server's sentences and of the view. */

import type { KingdomChoice } from '$api/generated/wire';
import { text } from '$base/i18n.svelte';
import { preferences } from '$base/preferences.svelte';
import { choicesAt, plain } from '$table/choices';
import { typedWords } from '$table/command-words';
import { EventTexts } from '$table/event-texts';
import { neighbourWords, propertyWords } from './answers';
import { contentWords, contents, dominoWords, squareWords } from './labels';
import type { KingdomSession } from './session.svelte';
import { columnsOf, rowsOf, wholeWindow } from './squares';
import { COURT_TERRAINS } from '$api/terrains';

/** Of the actions that a typed line matches, so many are said at once. */
const MOST_SAID = 3;

export class TableQueries {
  #property = -1;
  readonly #told: EventTexts;

  constructor(readonly session: KingdomSession) {
    this.#told = new EventTexts(session);
  }

  answer(command: string, kingdom: number): string {
    const { snapshot } = this.session;
    if (!snapshot) return '';
    switch (command) {
      case 'turn':
        return snapshot.expected;
      case 'domino':
        return this.#hand();
      case 'offer':
        return snapshot.offer_lines.join(' ');
      case 'buildings':
        return snapshot.building_lines.join(' ');
      case 'court':
        return this.#ofKingdom(kingdom, snapshot.court_lines[kingdom] ?? []);
      case 'score':
        return this.#points(snapshot.view.kingdoms.map((one) => one.kingdom));
      case 'details':
        return this.#ofKingdom(kingdom, snapshot.score_lines[kingdom] ?? []);
      case 'kingdom':
        return this.#kingdom(kingdom, snapshot.kingdom_lines[kingdom] ?? []);
      case 'frame':
        return snapshot.frame_lines[kingdom] ?? '';
      case 'opponents':
        return this.#opponents();
      case 'last':
        return this.#told.say(0);
      case 'earlier':
        return this.#told.say(1);
      case 'more':
        return this.#told.inFull;
      default:
        return '';
    }
  }

  again(kingdom: number, square: string | null, choice: KingdomChoice | null): string {
    if (square) return squareWords(this.session.kingdom(kingdom), square, 'after');
    return choice ? `${choice.number}. ${choice.text}` : (this.session.snapshot?.expected ?? '');
  }

  neighbours(kingdom: number, square: string | null): string {
    return square ? neighbourWords(this.session.kingdom(kingdom), square) : '';
  }

  /** The next or previous property of a kingdom; its squares light up. */
  property(kingdom: number, step: 1 | -1): string {
    const properties = this.session.snapshot?.view.scores[kingdom]?.properties ?? [];
    const count = properties.length;
    const shown = this.session.highlight?.kingdom === kingdom;
    const before = shown ? this.#property : step === 1 ? -1 : 0;
    this.#property = (before + step + count) % count;
    const property = properties[this.#property];
    if (!property) return '';
    this.session.highlight = { kingdom, squares: property.squares };
    return propertyWords(this.session.kingdom(kingdom), property);
  }

  /** The next square of a terrain named by letter or name, the next empty one for a full stop. */
  find(number: number, from: string | null, wanted: string, step: 1 | -1): string | null {
    const kingdom = this.session.kingdom(number);
    const lying = contents(kingdom);
    const terrain = COURT_TERRAINS.find((one) => isNamed(one, wanted));
    const castle = isNamed('castle', wanted);
    const squares = rowsOf(kingdom.reachable ?? wholeWindow(this.session.side))
      .flat()
      .filter((square) => {
        const content = lying.get(square);
        if (wanted === '.') return content === undefined && this.#isListed(number, square);
        if (content === 'castle') return castle;
        return content !== undefined && content.terrain === terrain;
      });
    const ordered = step === 1 ? squares : squares.toReversed();
    const order = rowsOf(wholeWindow(this.session.side)).flat();
    const place = (square: string) => step * order.indexOf(square);
    const after = from === null ? undefined : ordered.find((one) => place(one) > place(from));
    return after ?? ordered[0] ?? null;
  }

  /** An empty square stands in a plain list only where something goes. */
  #isListed(number: number, square: string): boolean {
    if (preferences.choice('board') !== 'list') return true;
    return number === this.session.mainKingdom && choicesAt(this.session.legal, square).length > 0;
  }

  /** The number of actions and the first of them; the others are to be looked for. */
  matching(choices: readonly KingdomChoice[]): string {
    const heading = text('web-matching', { count: choices.length });
    const said = choices.slice(0, MOST_SAID).map(({ number, text }) => `${number}. ${text}`);
    const others = choices.length > MOST_SAID ? [text('web-key-others-listed')] : [];
    return [heading, ...said, ...others].join(' ');
  }

  /** The domino to place; that of somebody else with who places it. */
  #hand(): string {
    const { snapshot, legal } = this.session;
    const turn = snapshot?.view.turn;
    if (!turn) return text('web-no-hand');
    return legal.length > 0 ? dominoWords(turn) : snapshot.expected;
  }

  /** Row by row, or column by column where the person reads so. */
  #kingdom(kingdom: number, rows: readonly string[]): string {
    const view = this.session.kingdom(kingdom);
    if (preferences.choice('reading') === 'rows' || !view.used) {
      return this.#ofKingdom(kingdom, rows);
    }
    const lying = contents(view);
    const lines = rowsOf(view.used);
    const columns = columnsOf(view.used).map((letter, place) => {
      const squares = lines.flatMap((row) => row[place] ?? []).filter((one) => lying.has(one));
      const spoken = squares.map((one) => `${one.slice(1)} ${contentWords(view, one, ' ')}`);
      return text('web-key-column', { column: letter.toUpperCase(), squares: spoken.join(', ') });
    });
    return this.#ofKingdom(kingdom, columns);
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
}

/** True if somebody means a terrain or the castle, by its letter or a word for it. */
function isNamed(terrain: string, wanted: string): boolean {
  const names = [text(`letter-${terrain}`), ...typedWords(terrain)];
  return names.some((name) => plain(name) === plain(wanted));
}
