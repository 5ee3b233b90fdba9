import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuildingBoard, Court } from '$api/generated/engine';
import type { KingdomChoice } from '$api/generated/wire';
import { pickSlot, pickSquare, withChoice } from '$kingdom/court/choices';
import type { KingdomSession } from '$kingdom/session.svelte';

const COURT: Court = {
  coins: 7,
  knights: 2,
  knights_on: ['e4'],
  towers: 0,
  buildings: [],
  queen: false,
};

const BOARD: BuildingBoard = {
  slots: [
    { slot: 0, cost: 0, building: 'statue' },
    { slot: 1, cost: 1, building: 'church' },
    { slot: 2, cost: 2, building: null },
  ],
  open_building: 'inn',
  dragon_in_cave: true,
  queen: null,
  undrawn: [],
};

function choice(
  number: number,
  kind: KingdomChoice['kind'],
  action: string,
  squares: string[],
): KingdomChoice {
  const slot = /^(?:build|burn) (\d)/.exec(action)?.[1];
  return { number, kind, action, squares, text: action, ...(slot ? { slot: Number(slot) } : {}) };
}

/** As much of a table as choosing needs. */
function table(step: string, legal: KingdomChoice[]) {
  const session = {
    snapshot: { view: { step, building_board: BOARD } },
    legal,
    chosen: null as KingdomChoice | null,
    slot: null as number | null,
    get onSquares() {
      return legal.filter(({ slot = null }) => slot === session.slot);
    },
    cancel: () => {
      session.chosen = null;
      session.slot = null;
    },
    take: vi.fn(),
  };
  return { ...session, session: session as unknown as KingdomSession, state: session };
}

const TAXES = [
  choice(1, 'tax', 'tax e6 f6', ['e6', 'f6']),
  choice(2, 'tax', 'tax e6', ['e6']),
  choice(3, 'tax', 'tax f6', ['f6']),
  choice(4, 'decline', '-', []),
];
const BUILDS = [
  choice(1, 'build', 'build 0 c3', ['c3']),
  choice(2, 'build', 'build 1 c3', ['c3']),
  choice(3, 'build', 'build 1 d3', ['d3']),
  choice(4, 'decline', '-', []),
];

describe('knights', () => {
  let knights: ReturnType<typeof table>;
  const take = vi.fn();
  beforeEach(() => (knights = table('tax', TAXES)));

  it('are previewed on one square, then on both', () => {
    pickSquare(knights.session, 'f6', take);
    expect(knights.state.chosen?.action).toBe('tax f6');
    pickSquare(knights.session, 'e6', take);
    expect(knights.state.chosen?.action).toBe('tax e6 f6');
    expect(knights.state.take).not.toHaveBeenCalled();
  });

  it('are sent by a second choice of a square', () => {
    pickSquare(knights.session, 'e6', take);
    pickSquare(knights.session, 'e6', take);
    expect(knights.state.take).toHaveBeenCalledWith(TAXES[1]);
  });

  it('move to the other square where only one may go', () => {
    knights = table('tax', TAXES.slice(1));
    pickSquare(knights.session, 'e6', take);
    pickSquare(knights.session, 'f6', take);
    expect(knights.state.chosen?.action).toBe('tax f6');
  });

  it('do not stand elsewhere', () => {
    pickSquare(knights.session, 'a1', take);
    expect(knights.state.chosen).toBeNull();
  });
});

describe('a building', () => {
  it('waits for its square where there are several', () => {
    const { session, state } = table('build', BUILDS);
    const take = vi.fn();
    pickSquare(session, 'c3', take);
    expect(take).not.toHaveBeenCalled();
    pickSlot(session, 1);
    expect(state.slot).toBe(1);
    expect(state.chosen).toBeNull();
    pickSquare(session, 'd3', take);
    expect(take).toHaveBeenCalledWith(BUILDS[2]);
  });

  it('is previewed on the only square and built by a second choice', () => {
    const { session, state } = table('build', BUILDS);
    pickSlot(session, 0);
    expect(state.chosen).toBe(BUILDS[0]);
    pickSlot(session, 0);
    expect(state.take).toHaveBeenCalledWith(BUILDS[0]);
  });

  it('burns by two choices', () => {
    const burns = [choice(1, 'burn', 'burn 1', [])];
    const { session, state } = table('burn', burns);
    pickSlot(session, 1);
    expect(state.take).not.toHaveBeenCalled();
    pickSlot(session, 1);
    expect(state.take).toHaveBeenCalledWith(burns[0]);
  });
});

describe('a court with a choice', () => {
  it('shows the knights and the building that are chosen', () => {
    const [both, , , decline] = TAXES as [
      KingdomChoice,
      KingdomChoice,
      KingdomChoice,
      KingdomChoice,
    ];
    expect(withChoice(COURT, both, BOARD).knights_on).toEqual(['e4', 'e6', 'f6']);
    const built = withChoice(COURT, BUILDS[2] as KingdomChoice, BOARD).buildings;
    expect(built).toEqual([{ square: 'd3', building: 'church' }]);
    expect(withChoice(COURT, decline, BOARD)).toBe(COURT);
  });
});
