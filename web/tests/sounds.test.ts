import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameEvent, LineEvent } from '$api/generated/engine';
import type { KingdomSnapshot, LineSnapshot } from '$api/generated/wire';
import { cuesOfEvent as kingdomCues } from '$kingdom/sound-cues';
import { cuesOfEvent as lineCues } from '$line/sound-cues';
import { cuesOf } from '$table/sound-cues';

const ENGINE = readFileSync(new URL('../src/api/generated/engine.ts', import.meta.url), 'utf8');

/** The kinds of the events of a family, as the core declares them. */
function kindsOf(union: string): string[] {
  const members = new RegExp(`export type ${union} =([^;]*);`).exec(ENGINE)?.[1] ?? '';
  return [...members.matchAll(/\w+/g)].map(
    ([name]) => new RegExp(`interface ${name} {\\s*kind: "(\\w+)"`).exec(ENGINE)?.[1] ?? name,
  );
}

const SILENT_KINGDOM_EVENTS = [
  'domino_drawn',
  'offer_opened',
  'king_drawn',
  'seat_drawn',
  'round_started',
  'domino_removed',
  'building_drawn',
  'buildings_offered',
  'queen_moved',
  'dragon_returned',
  'step_declined',
];
const SILENT_LINE_EVENTS = [
  'stakes_paid',
  'tile_removed',
  'tile_dealt',
  'hand_dealt',
  'lead_given',
  'stuck',
  'went_out',
  'refilled',
  'hands_shown',
  'seat_drawn',
];

const half = { terrain: 'forest', crowns: 1 } as const;
const kingdom = {
  kingdom: 0,
  seats: [0],
  castle: 'e5',
  reachable: { first: 'a1', last: 'i9' },
  squares: [
    { square: 'e6', ...half },
    { square: 'f6', ...half },
  ],
};

function kingdomSnapshot(changes: object = {}): KingdomSnapshot {
  const properties = [{ terrain: 'forest', squares: ['e6', 'f6'], size: 2, crowns: 2, points: 4 }];
  return {
    family: 'kingdom',
    options: { size: 5, frame: 'floating' },
    seats: [{ seat: 0, kingdom: 0, you: true }],
    view: { step: 'claim', kingdoms: [{ ...kingdom, ...changes }], scores: [{ properties }] },
  } as unknown as KingdomSnapshot;
}

const lineSnapshot = { family: 'line', view: { step: 'play' } } as unknown as LineSnapshot;

function placed(square: string, gain: number): GameEvent {
  const first = { square, ...half };
  return { kind: 'domino_placed', seat: 0, square, first, second: first, gain } as GameEvent;
}

describe('the sounds of events', () => {
  it.each(kindsOf('GameEvent'))('a kingdom game has thought of %s', (kind) => {
    const event = { ...placed('e6', 0), kind } as GameEvent;
    const silent = kingdomCues(event, kingdomSnapshot()).length === 0;
    expect(silent).toBe(SILENT_KINGDOM_EVENTS.includes(kind));
  });

  it.each(kindsOf('LineEvent'))('a line game has thought of %s', (kind) => {
    const silent = lineCues({ kind, end: 'left' } as LineEvent, lineSnapshot).length === 0;
    expect(silent).toBe(SILENT_LINE_EVENTS.includes(kind));
  });

  it('come from the column and are higher the further up', () => {
    const at = (square: string) => kingdomCues(placed(square, 0), kingdomSnapshot())[0]?.place;
    expect(at('e5')).toEqual({ pan: 0, pitch: 1 });
    expect(at('a5')?.pan).toBeLessThan(-0.5);
    expect(at('i5')?.pan).toBeGreaterThan(0.5);
    expect(at('e1')?.pitch).toBeGreaterThan(1);
    expect(at('e9')?.pitch).toBeLessThan(1);
  });

  it('tell of points, and of an own region that can grow no more', () => {
    const named = (changes: object) =>
      kingdomCues(placed('e6', 4), kingdomSnapshot(changes)).map(({ sound }) => sound);
    expect(named({})).toEqual(['placed', 'points']);
    expect(named({ reachable: { first: 'e6', last: 'f6' } })).toEqual(['placed', 'completed']);
  });

  it('come from the end of the line', () => {
    const pan = (end: string) =>
      lineCues({ kind: 'tile_laid', end } as LineEvent, lineSnapshot)[0]?.place?.pan ?? 0;
    expect(pan('left')).toBeLessThan(0);
    expect(pan('right')).toBeGreaterThan(0);
  });

  it('go only with what is told in words', () => {
    const entry = (changes: object) => ({
      kind: 'action' as const,
      text: ['Jana: …'],
      undone: false,
      events: ['any'],
      ...changes,
    });
    const heard = (changes: object) => cuesOf(entry(changes), () => [{ sound: 'placed' }]);
    expect(heard({})).toEqual([{ sound: 'placed' }]);
    expect(heard({ text: [] })).toEqual([]);
    expect(heard({ undone: true })).toEqual([]);
    expect(heard({ kind: 'joined', events: [] })).toEqual([{ sound: 'joined' }]);
  });
});
