/** The talk at a table as it is heard, counted and said aloud. */

import type { ChatMessage, ServerMessage } from '$api/generated/wire';
import { text } from '$base/i18n.svelte';
import { say } from '$base/live-region.svelte';
import { notices } from '$base/notices.svelte';
import type { TableSession } from '$table/session.svelte';
import { afterSaid, newOf, type Heard } from './chat';

export const PHRASES = [
  'greeting',
  'good_luck',
  'your_turn',
  'one_moment',
  'nice_one',
  'well_played',
  'thanks',
  'sorry',
  'my_fault',
  'good_game',
  'another_game',
  'bye',
] as const;

/** Messages of which each is said aloud when they arrive together; of more only their number. */
const MOST_SAID = 3;

class Conversation {
  #heard = $state.raw<Heard>({ messages: [], muted: [] });
  /** The number of messages since the talk was last looked at. */
  unread = $state(0);
  /** The text that is on its way. */
  sending = $state<string | null>(null);
  /** True if the talk is in sight, so that new messages are read at once. */
  watched = false;
  /** Called with a text that was said. */
  onsent: (sent: string) => void = () => undefined;
  /** The number of the last message that was counted; none before the first answer. */
  #last: number | null = null;

  readonly #session: TableSession;

  constructor(session: TableSession) {
    this.#session = session;
    session.listen((message) => this.#hear(message));
  }

  get messages(): readonly ChatMessage[] {
    return this.#heard.messages;
  }

  isMuted(seat: number): boolean {
    return this.#heard.muted.includes(seat);
  }

  /** The talk was looked at. */
  read(): void {
    this.unread = 0;
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'refused') this.sending = null;
    if (message.type !== 'said') return;
    const before = this.#heard.muted;
    this.#heard = afterSaid(this.#heard, message);
    // Messages from before the page came are read, not heard.
    if (this.#last !== null || !message.whole) {
      this.#tellMuted(before);
      this.#tell(newOf(this.#heard, this.#last ?? 0));
    }
    this.#last = Math.max(this.#last ?? 0, ...message.messages.map(({ number }) => number));
    if (this.sending !== null && message.messages.some(({ you }) => you)) {
      this.onsent(this.sending);
      this.sending = null;
    }
  }

  #tellMuted(before: readonly number[]): void {
    const { muted } = this.#heard;
    const tell = (key: string, seat: number) =>
      say(text(key, { name: this.#session.seat(seat).name }));
    for (const seat of muted) if (!before.includes(seat)) tell('web-talk-muted', seat);
    for (const seat of before) if (!muted.includes(seat)) tell('web-talk-heard-again', seat);
  }

  #tell(news: readonly ChatMessage[]): void {
    if (!this.watched || document.hidden) this.unread += news.length;
    if (!notices.talk) return;
    if (news.length > MOST_SAID) say(text('web-talk-unread', { count: news.length }));
    else for (const one of news) say(spoken(one));
  }
}

const conversations = new WeakMap<TableSession, Conversation>();

/** The one conversation of a table. */
export function conversationAt(session: TableSession): Conversation {
  const known = conversations.get(session) ?? new Conversation(session);
  conversations.set(session, known);
  return known;
}

/** "Jana, to the team: Well played!" */
export function spoken({ audience, name, text: said }: ChatMessage): string {
  return text(audience === 'team' ? 'web-talk-team-line' : 'web-talk-line', { name, text: said });
}
