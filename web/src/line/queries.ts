/** Answers to the keys that ask, at a table with a line: the server's sentences. */

import { EventTexts } from '$table/event-texts';
import type { LineSession } from './session.svelte';

export class LineQueries {
  readonly #told: EventTexts;

  constructor(readonly session: LineSession) {
    this.#told = new EventTexts(session);
  }

  answer(command: string): string {
    const { snapshot } = this.session;
    if (!snapshot) return '';
    switch (command) {
      case 'turn':
        return snapshot.expected;
      case 'hand':
        return this.#hand(snapshot.hand_lines);
      case 'ends':
        return snapshot.ends_line;
      case 'line':
        return snapshot.line_lines.join(' ');
      case 'counts':
        return [...snapshot.hands_lines, snapshot.stock_line].filter(Boolean).join(' ');
      case 'bank':
        return snapshot.bank_line;
      case 'played':
        return snapshot.played_line;
      case 'score':
        return snapshot.total_lines.join(' ');
      case 'details':
        return snapshot.deal_lines.join(' ');
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

  #hand([heading = '', ...tiles]: readonly string[]): string {
    return tiles.length > 0 ? `${heading} ${tiles.join('; ')}.` : heading;
  }
}
