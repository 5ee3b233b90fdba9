/** What keys and typed words do at a table with a line; loaded behind its first picture. */

import words from 'virtual:words-of/keys';
import type { CompanyCommand } from './company';
import { Keyboard, type Hands } from './keyboard.svelte';
import { LINE_BINDINGS, LINE_QUESTIONS, type LineCommand } from './line-keys';
import { LineQueries } from './line-queries';
import type { LineSession } from './line.svelte';
import type { LineChoice } from './protocol';
import { say } from './speech.svelte';
import { speakOf, text } from './words.svelte';

export interface LineHands extends Hands<LineChoice> {
  focusHand: () => void;
  /** The tile or the item of the list that was reached. */
  currentWords: () => string | null;
}

export async function lineKeyboard(session: LineSession, hands: LineHands): Promise<LineKeyboard> {
  await speakOf(words);
  return new LineKeyboard(session, hands);
}

export class LineKeyboard extends Keyboard<LineChoice, LineCommand> {
  protected readonly known = LINE_BINDINGS;
  protected readonly worded = LINE_QUESTIONS;
  readonly #queries: LineQueries;

  constructor(
    readonly session: LineSession,
    override readonly hands: LineHands,
  ) {
    super(hands);
    this.#queries = new LineQueries(session);
  }

  get helpOnKeys(): string {
    return text('web-line-help-keys');
  }

  get helpOnMoving(): string {
    return text('web-line-help-moving');
  }

  get helpOnWords(): string {
    return text('web-line-help-words');
  }

  protected get legal(): readonly LineChoice[] {
    return this.session.legal;
  }

  protected hindranceOf(command: LineCommand): string | null {
    const { snapshot } = this.session;
    if (!snapshot) return text('web-table-loading');
    switch (command) {
      case 'hand':
        return snapshot.hand_lines.length > 0 ? null : text('web-line-no-hand');
      case 'ends':
      case 'line':
      case 'played':
        return snapshot.game === 'twenty_one' ? snapshot.ends_line : null;
      case 'bank':
        return snapshot.bank_line ? null : text('web-key-no-bank');
      case 'details':
        return snapshot.deal_lines.length > 0 ? null : text('web-line-no-deal');
      case 'last':
      case 'earlier':
        return snapshot.history.some((entry) => entry.text.length > 0)
          ? null
          : text('web-history-empty');
      case 'draw':
      case 'pass':
        return this.#ofKind(command) ? null : text('web-key-not-now');
      default:
        return null;
    }
  }

  /** Whoever may not draw or pass is told why by the server, which knows the rules. */
  override obey(command: LineCommand | CompanyCommand): void {
    const refused = (command === 'draw' || command === 'pass') && !this.#ofKind(command);
    if (refused) this.hands.act([command]);
    else super.obey(command);
  }

  /** What drawing or passing is in this game. */
  #ofKind(command: 'draw' | 'pass'): LineChoice | null {
    const kinds = command === 'draw' ? ['draw', 'hit'] : ['pass', 'stand'];
    return this.legal.find(({ kind }) => kinds.includes(kind)) ?? null;
  }

  override wordOf(command: LineCommand | CompanyCommand): string {
    const isAction = command === 'draw' || command === 'pass';
    return isAction ? (this.#ofKind(command)?.kind ?? command) : command;
  }

  protected carryOut(command: LineCommand): void {
    switch (command) {
      case 'moves':
        this.hands.focusActions();
        break;
      case 'hand':
        this.hands.focusHand();
        say(this.#queries.answer(command));
        break;
      case 'draw':
      case 'pass': {
        const choice = this.#ofKind(command);
        if (choice) this.hands.take(choice);
        break;
      }
      case 'command':
        this.hands.focusCommand();
        break;
      case 'help':
        this.hands.focusHelp();
        break;
      case 'cancel':
        this.hands.cancel();
        break;
      case 'repeat':
        say(this.hands.currentWords() ?? this.session.snapshot?.expected ?? '');
        break;
      default:
        say(this.#queries.answer(command));
    }
  }
}
