import { expect, it, vi } from 'vitest';

vi.mock('$lib/command-words', () => ({ typedWords: () => [] }));
vi.mock('$lib/events-told', () => ({
  EventsTold: class {
    say = () => '';
  },
}));
vi.mock('$lib/preferences.svelte', () => ({ preferences: {} }));
vi.mock('$lib/spoken', () => ({}));
vi.mock('$lib/words.svelte', () => ({
  text: (key: string, values: Record<string, unknown> = {}) =>
    [key, ...Object.values(values)].join(' '),
}));

import type { KingdomSession } from '$lib/kingdoms.svelte';
import type { KingdomChoice } from '$lib/protocol';
import { TableQueries } from '$lib/queries';

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
