import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  announcement,
  hushAll,
  say,
  sayFirst,
  sayInPassing,
  sayUnseen,
} from '$base/live-region.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function heard(): string {
  vi.advanceTimersByTime(200);
  return announcement().text.trim();
}

describe('the voice of the page', () => {
  it('says together what comes together', () => {
    say('Jana chooses 7.');
    say('Your turn.');
    expect(heard()).toBe('Jana chooses 7. Your turn.');
  });

  it('says what has come of an event before what is to be done', () => {
    say('Plus 4. Choose a domino.');
    sayFirst('Region complete: lake, 1 point.');
    expect(heard()).toBe('Region complete: lake, 1 point. Plus 4. Choose a domino.');
    sayFirst('Edge.');
    expect(heard()).toBe('Edge.');
  });

  it('ends a text without a stop before the next one', () => {
    say('You 0, Petr 2');
    say('Well done.');
    say('Who is to move?');
    say('The offer');
    expect(heard()).toBe('You 0, Petr 2. Well done. Who is to move? The offer');
  });

  it('says a long text to its end', () => {
    const long = Array.from({ length: 40 }, (_, index) => `Word ${index}.`).join(' ');
    say(long);
    expect(heard()).toBe(long);
  });

  it('leaves out what was only looked at when something else follows at once', () => {
    sayInPassing('E6 right');
    sayInPassing('E6 down');
    say('You: forest E6.');
    say('Petr to move.');
    expect(heard()).toBe('You: forest E6. Petr to move.');
    sayInPassing('E6 left');
    expect(heard()).toBe('E6 left');
    say('Petr chooses 4.');
    expect(heard()).toBe('Petr chooses 4.');
  });

  it('shows what it says, but for what the page shows where it belongs', () => {
    sayUnseen('The analysis is ready.');
    expect(heard()).toBe('The analysis is ready.');
    expect(announcement().unseen).toBe(true);
    sayUnseen('The analysis is ready.');
    say('Petr is here.');
    expect(heard()).toBe('The analysis is ready. Petr is here.');
    expect(announcement().unseen).toBe(false);
  });

  it('says nothing of a page that has been left', () => {
    say('Your turn.');
    hushAll();
    expect(heard()).toBe('');
    say('The lobby.');
    expect(heard()).toBe('The lobby.');
  });
});
