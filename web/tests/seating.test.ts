import { describe, expect, it } from 'vitest';
import { resized, seatRequests, usualLevel } from '$table/seating';

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

describe('levels', () => {
  const level = (id: string) => ({ id, program: false });
  const levels = [level('easy'), level('hard')];

  it('are usually medium, the strongest where there is none', () => {
    expect(usualLevel([level('child'), level('medium'), level('hard')])).toBe('medium');
    expect(usualLevel(levels)).toBe('hard');
    expect(usualLevel([...levels, { id: 'program-Example', program: true }])).toBe('hard');
    expect(usualLevel([])).toBe('medium');
  });
});
