import { expect, it, vi } from 'vitest';

vi.mock('$table/command-words', () => ({ typedWords: () => [] }));
vi.mock('$table/event-texts', () => ({
  EventTexts: class {
    say = () => '';
  },
}));
vi.mock('$base/preferences.svelte', () => ({ preferences: {} }));
vi.mock('$kingdom/labels', () => ({ dominoWords: () => '24: forest, wheat' }));
vi.mock('$base/i18n.svelte', () => ({
  text: (key: string, values: Record<string, unknown> = {}) =>
    [key, ...Object.values(values)].join(' '),
}));

import type { KingdomChoice } from '$api/generated/wire';
import { TableQueries } from '$kingdom/queries';
import type { KingdomSession } from '$kingdom/session.svelte';

function matching(count: number): string {
  const choices = Array.from({ length: count }, (_, index) => ({
    number: index + 5,
    text: `way ${index}`,
  }));
  const queries = new TableQueries({} as KingdomSession);
  return queries.matching(choices as unknown as KingdomChoice[]);
}

it('says all of a few actions', () => {
  expect(matching(3)).toBe('web-matching 3 5. way 0 6. way 1 7. way 2');
});

it('says the first of many actions and where the others are', () => {
  expect(matching(24)).toBe('web-matching 24 5. way 0 6. way 1 7. way 2 web-key-others-listed');
});

it('tells the domino that somebody else places with who places it', () => {
  const snapshot = { view: { turn: {} }, expected: 'Petr places domino 24, forest, wheat.' };
  const asked = (legal: object[]) =>
    new TableQueries({ snapshot, legal } as unknown as KingdomSession).answer('domino', 0);
  expect(asked([{}])).toBe('24: forest, wheat');
  expect(asked([])).toBe('Petr places domino 24, forest, wheat.');
});
