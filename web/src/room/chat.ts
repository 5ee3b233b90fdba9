/** The talk at a table, as its page knows it. */

import type { ChatMessage, ChatUpdate } from '$api/generated/wire';

export interface Heard {
  messages: readonly ChatMessage[];
  muted: readonly number[];
}

/** The talk when something was said; whoever is muted is not shown. */
export function afterSaid(before: Heard, { messages, muted, whole }: ChatUpdate): Heard {
  const last = before.messages.at(-1)?.number ?? 0;
  const known = whole ? [] : before.messages;
  const news = whole ? messages : messages.filter(({ number }) => number > last);
  const shown = [...known, ...news].filter(({ seat, you }) => you || !muted.includes(seat));
  return { messages: shown, muted };
}

/** The messages of others after a message. */
export function newOf(heard: Heard, after: number): ChatMessage[] {
  return heard.messages.filter(({ number, you }) => number > after && !you);
}
