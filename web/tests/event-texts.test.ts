import { expect, it, vi } from 'vitest';

vi.mock('$base/i18n.svelte', () => ({ text: (key: string) => key }));

import type { HistoryEntry } from '$api/generated/wire';
import { EventTexts } from '$table/event-texts';
import type { TableSession } from '$table/session.svelte';

function entry(number: number, seat: number | null, text: string[]): HistoryEntry {
  return {
    number,
    seat,
    text,
    kind: 'action',
    ply: number,
    action: null,
    events: [],
    undone: false,
  };
}

function inFull(...history: HistoryEntry[]): string {
  const snapshot = { history, you: [0], expected: 'Your turn: choose a domino.' };
  return new EventTexts({ snapshot } as unknown as TableSession).inFull;
}

it('tells in full all since the own last action, that one too, and what is expected', () => {
  const told = inFull(
    entry(1, 0, ['You choose 7.']),
    entry(2, 1, ['Petr chooses 9.']),
    entry(3, 0, ['You: lake E6, forest F6, plus 1.']),
    entry(4, 1, ['Petr: wheat E6, wheat F6, plus 0.', 'Petr chooses 24.']),
    entry(5, null, ['Offer: 1, 5.', 'Round 3 of 12.']),
  );
  expect(told).toBe(
    'You: lake E6, forest F6, plus 1. Petr: wheat E6, wheat F6, plus 0. Petr chooses 24. ' +
      'Offer: 1, 5. Round 3 of 12. Your turn: choose a domino.',
  );
});

it('tells all from the beginning to whoever has not acted yet', () => {
  expect(inFull(entry(1, null, ['Offer: 1, 5.']), entry(2, 1, ['Petr chooses 5.']))).toBe(
    'Offer: 1, 5. Petr chooses 5. Your turn: choose a domino.',
  );
});
