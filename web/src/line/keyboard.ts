/** The keys and typed words of a table with a line; loaded behind its first picture. */

import words from 'virtual:words-of/keys';
import type { LineChoice } from '$api/generated/wire';
import { speakOf, text } from '$base/i18n.svelte';
import { say } from '$base/live-region.svelte';
import { Keyboard, type Hands } from '$table/keyboard.svelte';
import type { RoomCommand } from '$table/room-commands';
import { LINE_BINDINGS, LINE_QUESTIONS, type LineCommand } from './keys';
import { LineQueries } from './queries';
import type { LineSession } from './session.svelte';

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
        return this.session.hasLine ? null : snapshot.ends_line;
      case 'bank':
        return snapshot.bank_line ? null : text('web-key-no-bank');
      case 'details':
        return snapshot.deal_lines.length > 0 ? null : text('web-line-no-deal');
      case 'last':
      case 'earlier':
      case 'more':
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
  override obey(command: LineCommand | RoomCommand): void {
    const refused = (command === 'draw' || command === 'pass') && !this.#ofKind(command);
    if (refused) this.hands.act([command]);
    else super.obey(command);
  }

  /** The action that is drawing or passing in this game; null where it is not legal. */
  #ofKind(command: 'draw' | 'pass'): LineChoice | null {
    const kinds = command === 'draw' ? ['draw', 'hit'] : ['pass', 'stand'];
    return this.legal.find(({ kind }) => kinds.includes(kind)) ?? null;
  }

  override wordOf(command: LineCommand | RoomCommand): string {
    const isAction = command === 'draw' || command === 'pass';
    return isAction ? (this.#ofKind(command)?.kind ?? command) : command;
  }

  protected carryOut(command: LineCommand): void {
    switch (command) {
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
      case 'repeat':
        say(this.hands.currentWords() ?? this.session.snapshot?.expected ?? '');
        break;
      default:
        say(this.#queries.answer(command));
    }
  }
}
