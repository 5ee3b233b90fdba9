import { describe, expect, it } from 'vitest';
import { resized, seatRequests } from '$lib/seating';

describe('seating', () => {
  it('begins with me and bots', () => {
    expect(seatRequests(resized([], 3, 'medium'))).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 'medium' },
      { kind: 'bot', level: 'medium' },
    ]);
  });

  it('keeps who sits already when the number of seats changes', () => {
    const two = [
      { who: 'device', name: ' Jana ' },
      { who: 'friend', name: 'ignored' },
    ];
    expect(seatRequests(resized(two, 3, 'easy'))).toEqual([
      { kind: 'device', name: 'Jana' },
      { kind: 'friend' },
      { kind: 'bot', level: 'easy' },
    ]);
    expect(resized(two, 1, 'easy')).toEqual([two[0]]);
  });
});
