import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '$api/generated/wire';
import { afterSaid, newOf } from '$room/chat';

const NOTHING = { messages: [], muted: [] };

function said(number: number, seat: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  const text = `message ${number}`;
  const more = { name: `Player ${seat}`, audience: 'table', phrase: null, you: false } as const;
  return { number, seat, text, at: number, ...more, ...changes };
}

function heard(messages: ChatMessage[], muted: number[] = [], whole = false) {
  return { type: 'said', messages, muted, whole } as const;
}

describe('the talk', () => {
  it('grows by what is new and tells nothing twice', () => {
    const first = afterSaid(NOTHING, heard([said(1, 0), said(2, 1)], [], true));
    const second = afterSaid(first, heard([said(2, 1), said(4, 0)]));
    expect(second.messages.map(({ number }) => number)).toEqual([1, 2, 4]);
  });

  it('is replaced by the whole', () => {
    const before = afterSaid(NOTHING, heard([said(1, 0)], [], true));
    const whole = heard([said(1, 0, { text: 'zpráva' }), said(2, 1)], [], true);
    expect(afterSaid(before, whole).messages.map(({ text }) => text)).toEqual([
      'zpráva',
      'message 2',
    ]);
  });

  it('shows nobody who is muted, but always the own words', () => {
    const before = afterSaid(NOTHING, heard([said(1, 1), said(2, 0, { you: true })], [], true));
    const after = afterSaid(before, heard([], [0, 1]));
    expect(after.messages.map(({ number }) => number)).toEqual([2]);
    expect(after.muted).toEqual([0, 1]);
  });

  it('counts only what others said later', () => {
    const all = afterSaid(NOTHING, heard([said(1, 1), said(2, 0, { you: true }), said(3, 1)]));
    expect(newOf(all, 1).map(({ number }) => number)).toEqual([3]);
  });
});
