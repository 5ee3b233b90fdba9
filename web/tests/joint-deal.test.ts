import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const lines = vi.hoisted(() => ({ opened: [] as FakeLine[] }));
interface FakeLine {
  table: string;
  listener: Listener;
  sent: unknown[];
  closed: boolean;
}
vi.mock('$api/socket', () => ({
  BY_ITSELF: 0,
  Connection: class {
    sent: unknown[] = [];
    closed = false;
    constructor(
      readonly table: string,
      readonly listener: Listener,
    ) {
      lines.opened.push(this);
    }
    send(message: unknown) {
      return this.sent.push(message) > 0;
    }
    close() {
      this.closed = true;
    }
  },
}));

import type {
  ClientMessage,
  JointDealView,
  Proof,
  ProofEntry,
  ServerMessage,
} from '$api/generated/wire';
import type { Listener } from '$api/socket';
import { hexadecimal, hmacKey, sha256, signed } from '$base/digest';
import { storyOf } from '$proof/joint-deal-log';
import { check } from '$proof/proof';
import {
  contribute,
  contributionsTo,
  contributionTo,
  deal as takePart,
  entropyCommitment,
  jointCommitment,
  type Contributed,
} from '$table/joint-deal';
import { note } from '$table/seed-commitments';

const SEED = '07'.repeat(32);
const OTHERS = '1b'.repeat(32);
const RESULTS = ['=1', '=2', '=3', '=4', '=5', '=6', '=7'];

let table = '';
let count = 0;
let sent: Contributed[] = [];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal('navigator', {});
  table = `t${++count}`;
  sent = [];
  lines.opened = [];
});

afterEach(() => vi.useRealTimers());

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const SERVER = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');

/** The deal of two seats with what has come; the own seat is 0. */
function deal(own: string | null, other: string | null, opened = false): JointDealView {
  return {
    number: 2,
    seats: [
      { seat: 0, commitment: own, opened: false },
      { seat: 1, commitment: other, opened },
    ],
  };
}

function others(number = 2): string {
  return digest(`dominium entropy ${table} ${number} 1 ${OTHERS}`);
}

/** Shows this browser a deal; what it sends then. */
async function seen(shown: JointDealView, commitment = SERVER): Promise<Contributed[]> {
  sent = [];
  await contribute(table, { deal: shown, you: [0], commitment }, (answer) => sent.push(answer));
  return sent;
}

/** Has this browser commit; its commitment. */
async function committed(): Promise<string> {
  const [answer] = await seen(deal(null, null));
  if (answer?.type !== 'commit_entropy' || answer.commitment === null) throw new Error('nothing');
  return answer.commitment;
}

/** Has this browser commit and open; its entropy. */
async function opened(): Promise<string> {
  const [answer] = await seen(deal(await committed(), others()));
  if (answer?.type !== 'open_entropy') throw new Error('nothing was opened');
  return answer.entropy;
}

describe('a browser in a joint deal', () => {
  it('commits to entropy of its own and opens it when all are bound', async () => {
    const own = await committed();
    expect(own).toMatch(/^[0-9a-f]{64}$/);
    expect(await seen(deal(own, null))).toEqual([]);
    const [answer] = await seen(deal(own, others()));
    const entropy = answer?.type === 'open_entropy' ? answer.entropy : '';
    expect(digest(`dominium entropy ${table} 2 0 ${entropy}`)).toBe(own);
    expect(contributionTo(table)?.bound?.seats).toEqual([
      [0, own],
      [1, others()],
    ]);
  });

  it('says the same again when the line was lost', async () => {
    const own = await committed();
    expect(await committed()).toBe(own);
    const first = await seen(deal(own, others()));
    expect(await seen(deal(own, others()))).toEqual(first);
  });

  it('takes new entropy for every request', async () => {
    const own = await committed();
    const again = { ...deal(null, null), number: 5 };
    const [answer] = await seen(again);
    expect(answer?.type === 'commit_entropy' && answer.commitment).not.toBe(own);
  });

  it('opens nothing when its commitment was replaced', async () => {
    await committed();
    expect(await seen(deal('f'.repeat(64), others()))).toEqual([]);
  });

  it('opens nothing more when another commitment was replaced meanwhile', async () => {
    const own = await committed();
    expect(await seen(deal(own, others()))).toHaveLength(1);
    expect(await seen(deal(own, 'f'.repeat(64)))).toEqual([]);
  });

  it('opens nothing when the server changed its own commitment', async () => {
    note(table, { commitment: SERVER, number: 1, status: 'waiting' });
    const own = await committed();
    expect(await seen(deal(own, others()), 'f'.repeat(64))).toEqual([]);
    expect(await seen(deal(own, others()))).toHaveLength(1);
  });

  it('leaves it to another browser of the same person', async () => {
    expect(await seen(deal('f'.repeat(64), null))).toEqual([]);
    expect(contributionTo(table)).toBeNull();
  });

  it('declines where it cannot compute', async () => {
    vi.stubGlobal('crypto', {});
    const [answer] = await seen(deal(null, null));
    expect(answer).toEqual({ type: 'commit_entropy', number: 2, commitment: null });
    vi.unstubAllGlobals();
  });

  it('is not asked at a table where it does not sit', async () => {
    await contribute(table, { deal: deal(null, null), you: [2], commitment: SERVER }, () =>
      expect.unreachable(),
    );
  });
});

/** A proof with other entries before its draws, numbered anew. */
function logged(told: Proof, log: [string, number | null, string][]): Proof {
  const entries = log.map(([kind, seat, text]) => ({ number: 0, kind, seat, text, draw: null }));
  const drawn = told.entries.filter(({ draw }) => draw !== null);
  const all = [...entries, ...drawn];
  return { ...told, entries: all.map((entry, place) => ({ ...entry, number: place + 1 })) };
}

/** The proof of a deal of this browser and another one; with `changes` some entries are others. */
async function proof(
  entropy: string,
  changes: [number, Partial<ProofEntry>][] = [],
  asked = 2,
): Promise<Proof> {
  const own = { table, number: asked, seat: 0, entropy };
  const log: [string, number | null, string][] = [
    ...Array.from({ length: asked - 1 }, (): [string, number, string] => ['joined', 1, '']),
    ['deal_asked', null, '0 1'],
    ['deal_committed', 0, await entropyCommitment(own)],
    ['deal_committed', 1, others(asked)],
    ['deal_opened', 1, OTHERS],
    ['deal_opened', 0, entropy],
  ];
  const entries: ProofEntry[] = log.map(([kind, seat, text], place) => {
    const changed = changes.find(([number]) => number === place + 1)?.[1];
    return { number: place + 1, kind, seat, text, draw: null, ...changed };
  });
  const bound = entries.filter(({ kind }) => kind === 'deal_opened');
  const told = bound
    .toSorted((one, other) => Number(one.seat) - Number(other.seat))
    .map(({ seat, text }) => `${seat}:${text}`);
  const seed = Uint8Array.from(Buffer.from(SEED, 'hex'));
  const message = `dominium entropy ${table} ${asked} ${told.join(' ')}`;
  const key = await hmacKey(new Uint8Array(await signed(await hmacKey(seed), message)));
  for (const counted of [1, 2]) {
    const block = await signed(key, `dominium deal ${table} ${counted} 0`);
    const place = Number(BigInt(`0x${hexadecimal(block)}`) % BigInt(RESULTS.length));
    const draw = { results: RESULTS, shares: RESULTS.map(() => 1) };
    const text = RESULTS[place] ?? '';
    entries.push({ number: entries.length + 1, kind: 'action', seat: null, text, draw });
  }
  const made = {
    format: 'dominium-proof',
    version: 2,
    table,
    game: 'solo',
    options: {},
    rules_revision: 1,
    commitment: SERVER,
    seed: SEED,
    entries,
    outcome: null,
  };
  return { ...made, fingerprint: '0'.repeat(64) } as Proof;
}

async function holding(told: Proof): Promise<Record<string, boolean | null>> {
  const { findings } = await check(told, null, contributionsTo(told.table));
  return Object.fromEntries(findings.map((finding) => [finding.check, finding.holds]));
}

describe('a page in a joint deal', () => {
  /** The table of this page with a deal, and what the page has sent. */
  function dealt(shown: JointDealView | null) {
    const answers: ClientMessage[] = [];
    const send = (message: ClientMessage) => answers.push(message) > 0;
    const snapshot = { deal: shown, you: [0], commitment: SERVER, rematch: null as string | null };
    return { table, snapshot, send, answers };
  }

  it('says it again until the server has heard it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shown = dealt(deal(null, null));
    await takePart(shown, null);
    expect(shown.answers).toMatchObject([{ type: 'commit_entropy', request: 0 }]);
    await vi.advanceTimersToNextTimerAsync();
    await vi.waitUntil(() => shown.answers.length === 2);
    expect(shown.answers[1]).toEqual(shown.answers[0]);
    const [first] = shown.answers;
    const own = first?.type === 'commit_entropy' ? first.commitment : null;
    shown.snapshot.deal = deal(own, null);
    await takePart(shown, null);
    expect(vi.getTimerCount()).toBe(0);
    expect(shown.answers).toHaveLength(2);
  });

  it('is silent while there is no line', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await takePart({ ...dealt(deal(null, null)), send: () => false }, null);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('contributes to the next game while people still look at the last one', async () => {
    const shown = dealt(null);
    shown.snapshot.rematch = 'next';
    await takePart(shown, { rematch: null });
    await takePart(shown, { rematch: 'next' });
    expect(lines.opened.map((line) => line.table)).toEqual(['next']);
    const [line] = lines.opened;
    const told = { type: 'snapshot', commitment: SERVER, mark: 1, status: 'waiting', you: [1] };
    const hear = (message: object) => line?.listener.heard(message as unknown as ServerMessage);
    hear({ ...told, deal: deal(null, null) });
    await vi.waitUntil(() => line?.sent.length === 1);
    expect(line?.sent).toMatchObject([{ type: 'commit_entropy', number: 2, request: 0 }]);
    expect(contributionTo('next')).toMatchObject({ table: 'next', seat: 1 });
    expect(line?.closed).toBe(false);
    hear({ type: 'changes', follows: 1, entries: [], changed: { '/deal': null, '/mark': 2 } });
    expect(line?.closed).toBe(true);
  });

  it('looks for no next game where nobody of this page sits', async () => {
    const shown = dealt(null);
    shown.snapshot.rematch = 'next';
    await takePart({ ...shown, snapshot: { ...shown.snapshot, you: [] } }, { rematch: null });
    expect(lines.opened).toEqual([]);
  });

  it('answers the same in two pages of a browser, whichever the server hears', async () => {
    let last = Promise.resolve();
    const request = (_name: string, work: () => unknown) => {
      const done = last.then(work);
      last = done.then(() => undefined);
      return done;
    };
    vi.stubGlobal('navigator', { locks: { request } });
    vi.resetModules();
    const other = await import('$table/joint-deal');
    const answers: Contributed[] = [];
    const send = (answer: Contributed) => answers.push(answer);
    const show = (shown: JointDealView) =>
      Promise.all(
        [contribute, other.contribute].map((answer) =>
          answer(table, { deal: shown, you: [0], commitment: SERVER }, send),
        ),
      );
    await show(deal(null, null));
    expect(answers).toHaveLength(2);
    expect(answers[1]).toEqual(answers[0]);
    const [first] = answers.splice(0);
    const own = first?.type === 'commit_entropy' ? first.commitment : null;
    await show(deal(own, others()));
    expect(answers).toHaveLength(2);
    expect(answers[1]).toEqual(answers[0]);
    expect(contributionsTo(table)).toHaveLength(1);
  });

  it('opens what another page of the browser promised before it was closed', async () => {
    vi.resetModules();
    const closed = await import('$table/joint-deal');
    const answers: Contributed[] = [];
    const shown = { deal: deal(null, null), you: [0], commitment: SERVER };
    // Without locks each may take entropy of its own at the same moment.
    await Promise.all([
      closed.contribute(table, shown, (answer) => answers.push(answer)),
      contribute(table, shown, () => undefined),
    ]);
    const [first] = answers;
    const own = first?.type === 'commit_entropy' ? first.commitment : null;
    expect(await seen(deal(own, others()))).toMatchObject([{ type: 'open_entropy' }]);
  });
});

describe('the proof of a joint deal in the browser', () => {
  it('holds when this browser is in it', async () => {
    const told = await proof(await opened());
    expect(await holding(told)).toMatchObject({
      commitment: true,
      deal: true,
      own: true,
      draws: true,
    });
    const { bound } = contributionTo(table) ?? {};
    expect(bound && (await jointCommitment(table, 2, bound))).toBe(
      await sha256(`dominium deal ${table} 2 ${SERVER} 0:${told.entries[2]?.text} 1:${others()}`),
    );
  });

  it('tells nothing about an own contribution where there is none', async () => {
    expect(Object.keys(await holding(await proof('2c'.repeat(32))))).not.toContain('own');
  });

  it('is found out when the server replaced what this browser contributed', async () => {
    await opened();
    const found = await holding(await proof('2c'.repeat(32)));
    expect(found).toMatchObject({ deal: true, own: false, draws: true });
  });

  it('is found out when the server replaced the commitment of somebody else', async () => {
    const entropy = await opened();
    const text = '3d'.repeat(32);
    const other = digest(`dominium entropy ${table} 2 1 ${text}`);
    const told = await proof(entropy, [
      [4, { text: other }],
      [5, { text }],
    ]);
    expect(await holding(told)).toMatchObject({ deal: true, own: false, draws: true });
  });

  it('is found out when the server says that this browser was too late', async () => {
    const entropy = await opened();
    const told = await proof(entropy);
    told.entries.splice(4, 2);
    const missed: [string, number | null, string][] = [
      ['deal_missed', 0, 'opening'],
      ['deal_missed', 1, 'opening'],
      ['deal_asked', null, ''],
    ];
    const entries = missed.map(([kind, seat, text]) => ({
      number: 0,
      kind,
      seat,
      text,
      draw: null,
    }));
    told.entries.splice(4, 0, ...entries);
    told.entries.forEach((entry, place) => (entry.number = place + 1));
    const found = await holding(told);
    expect(found).toMatchObject({ alone: null, refused: null, anew: null, own: false });
    expect(found).not.toHaveProperty('deal');
  });

  it('is found out when the server leaves out a deal that it did not like', async () => {
    const disliked = await opened();
    const shown = { ...deal(null, null), number: 9 };
    const [answer] = await seen(shown);
    const own = answer?.type === 'commit_entropy' ? answer.commitment : null;
    const [last] = await seen({ ...deal(own, others(9)), number: 9 });
    expect(last?.type).toBe('open_entropy');
    const entropy = last?.type === 'open_entropy' ? last.entropy : '';
    // Only the second deal is in the log; the entries of the first are others.
    const told = await proof(entropy, [], 9);
    expect(await holding(told)).toMatchObject({ deal: true, own: false, draws: true });
    expect(contributionsTo(table).map((one) => one.entropy)).toEqual([disliked, entropy]);
    const known = await check(told, null, contributionsTo(table).slice(-1));
    expect(known.findings.find((one) => one.check === 'own')?.holds).toBe(true);
  });

  it('remembers a deal however often it was asked since', async () => {
    const entropy = await opened();
    for (let number = 3; number < 203; number += 1) await seen({ ...deal(null, null), number });
    const kept = JSON.parse(localStorage.getItem('dominium.contributions') ?? '') as unknown[];
    expect(kept).toContainEqual(expect.objectContaining({ table, number: 2, entropy }));
  });

  it('names a seat that left while all opened, and whoever did not open', async () => {
    const told = await proof('2c'.repeat(32));
    const bound: [string, number | null, string][] = [
      ['deal_asked', null, '0 1'],
      ['deal_committed', 0, 'a'.repeat(64)],
      ['deal_committed', 1, 'b'.repeat(64)],
    ];
    const left = logged(told, [
      ...bound,
      ['left', 1, ''],
      ['joined', 1, ''],
      ['deal_asked', null, '0 1'],
    ]);
    const story = await storyOf(left);
    expect([story.refused, story.missed, story.begun]).toEqual([[1], [], 2]);
    const aside = logged(told, [...bound, ['left', 1, ''], ['deal_asked', null, '1']]);
    expect((await storyOf(aside)).wrong).toBe(5);
    const early = logged(told, [
      ...bound.slice(0, 2),
      ['left', 0, ''],
      ['deal_asked', null, '0 1'],
    ]);
    expect((await storyOf(early)).refused).toEqual([]);
    const silent = logged(told, [
      ...bound,
      ['deal_missed', 0, 'opening'],
      ['deal_asked', null, '1'],
    ]);
    expect((await storyOf(silent)).refused).toEqual([0]);
    const declined = logged(told, [...bound, ['deal_missed', 0, 'declined']]);
    expect((await storyOf(declined)).wrong).toBe(4);
    const nobody: typeof bound = [
      ['deal_missed', 0, 'opening'],
      ['deal_missed', 1, 'opening'],
      ['deal_asked', null, ''],
    ];
    expect(await holding(logged(told, [...bound, ...nobody]))).toMatchObject({
      refused: null,
      alone: null,
    });
  });

  it('is no fault of the server when another browser of this person was quicker', async () => {
    await committed();
    const other = await proof('2c'.repeat(32));
    expect(await seen(deal(other.entries[2]?.text ?? '', others()))).toEqual([]);
    expect(await holding(other)).toMatchObject({ deal: true, own: null, draws: true });
  });

  it('is found out when something is drawn before anybody was asked', async () => {
    const told = await proof(await opened());
    const drawn = told.entries.at(-1);
    if (!drawn) throw new Error('nothing was drawn');
    const entries = [{ ...drawn, number: 1 }, ...told.entries.slice(1)];
    expect(await holding({ ...told, entries })).toMatchObject({ deal: false });
  });

  it.each<[string, number, Partial<ProofEntry>]>([
    ['an opening before all are bound', 4, { kind: 'deal_opened', text: OTHERS }],
    ['an opening that does not fit', 5, { text: '4e'.repeat(32) }],
    ['a commitment that is none', 3, { text: 'x' }],
    ['a contribution that is withheld', 6, { kind: 'returned', text: '' }],
    ['a second request without a reason', 1, { kind: 'deal_asked', seat: null, text: '0 1' }],
    ['a seat that was not asked', 2, { text: '0' }],
    ['seats that are none', 2, { text: 'x' }],
    ['somebody who was not late', 6, { kind: 'deal_missed', seat: 1, text: 'opening' }],
  ])('is found out with %s', async (_, number, change) => {
    const told = await proof(await opened(), [[number, change]]);
    expect(await holding(told)).toMatchObject({ deal: false });
  });

  it('is found out when one was opened before all were bound', async () => {
    const entropy = await opened();
    const told = await proof(entropy, [
      [4, { kind: 'deal_opened', seat: 0, text: entropy }],
      [5, { kind: 'deal_committed', seat: 1, text: others() }],
      [6, { kind: 'deal_opened', seat: 1, text: OTHERS }],
    ]);
    expect(await holding(told)).toMatchObject({ deal: false });
  });

  it('is found out when it claims to be no joint deal', async () => {
    const told = await proof(await opened());
    expect(await holding({ ...told, version: 1 })).toMatchObject({ deal: false });
    const entries = told.entries.filter(({ kind }) => !kind.startsWith('deal_'));
    expect(await holding({ ...told, entries })).toMatchObject({ deal: false, own: false });
    expect(await holding({ ...told, entries, version: 1 })).toMatchObject({ own: false });
  });
});
