/**
 * The part of this browser in a joint deal; `docs/fair-dealing.md` tells the protocol.
 *
 * It commits to entropy of its own when the server asks, and opens it only when all seats have
 * committed. What it saw then it writes down, to compare it with the proof when the game is over.
 * It answers until the server has heard it, and its pages answer the same.
 */

import type { ClientMessage, JointDealView, Snapshot } from '$api/generated/wire';
import { BY_ITSELF, Connection } from '$api/socket';
import { canCompute, hexadecimal, sha256 } from '$base/digest';
import { store, stored } from '$base/local-storage';
import { withChanges } from '$api/changes';
import { note, noted } from './seed-commitments';

/** The entropy of this browser for a deal, and what everybody was bound to before it was opened. */
export interface Contribution {
  table: string;
  /** The number of the entry that asked for it. */
  number: number;
  seat: number;
  entropy: string;
  /** The commitments of the seats and of the server; null until all have committed. */
  bound: Bound | null;
}

export interface Bound {
  server: string;
  seats: [seat: number, commitment: string][];
}

type Seen = Pick<Snapshot, 'deal' | 'you' | 'commitment'>;
type Answer = Extract<ClientMessage, { type: 'commit_entropy' | 'open_entropy' }>;
/** An answer before it has a number. */
export type Contributed = Answer extends infer One
  ? One extends Answer
    ? Omit<One, 'request'>
    : never
  : never;

/** A table that is dealt, and the line to it. */
export interface Dealt {
  readonly table: string;
  readonly snapshot: (Seen & Partial<Pick<Snapshot, 'rematch'>>) | null;
  send(message: ClientMessage): boolean;
}

const NAME = 'contributions';
/** The most that are kept of other tables. */
const MOST = 100;
const AGAIN_MILLISECONDS = 2_000;
/** Those of this page, for browsers that store nothing. */
const known = new Map<string, Contribution>();
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Does what this browser has to do at a table as it is now: its part in the deal of the table, and
 * in that of the next one, when somebody opens it while people still look at this one.
 */
export async function deal(dealt: Dealt, before: Pick<Snapshot, 'rematch'> | null): Promise<void> {
  const { table, snapshot } = dealt;
  clearTimeout(waiting.get(table));
  if (!snapshot) return;
  if (before && !before.rematch && snapshot.rematch && snapshot.you.length > 0)
    dealBeside(snapshot.rematch);
  await contribute(table, snapshot, (answer) => {
    // What is on its way may be refused; where there is no line, the next news bring it again.
    if (dealt.send({ ...answer, request: BY_ITSELF }))
      waiting.set(
        table,
        setTimeout(() => void deal(dealt, null), AGAIN_MILLISECONDS),
      );
  });
}

/** Takes part in the deal of a table that is not shown, until it is dealt. */
function dealBeside(table: string): void {
  let seen: Snapshot | null = null;
  const connection = new Connection(table, {
    lastTalk: 0,
    lastNumber: () => null,
    changed: (status) => {
      if (status === 'gone') connection.close();
    },
    heard: (message) => {
      if (message.type === 'snapshot') {
        note(table, message);
        seen = message;
      } else if (message.type !== 'changes') return;
      else if (seen?.mark === message.follows) seen = withChanges(seen, message.changed);
      else {
        connection.renew();
        return;
      }
      const send = (answer: ClientMessage) => connection.send(answer);
      if (seen.deal) void deal({ table, snapshot: seen, send }, null);
      else connection.close();
    },
  });
}

/** Does the step of the deal that this browser has to do, if any. */
export async function contribute(
  table: string,
  { deal, you, commitment }: Seen,
  send: (answer: Contributed) => void,
): Promise<void> {
  const asked = deal?.seats.find(({ seat }) => you.includes(seat));
  if (!deal || !asked || asked.opened) return;
  const { number } = deal;
  const { seat } = asked;
  if (asked.commitment) {
    const contribution = await promisedAs(asked.commitment, table, number);
    // Where there is none, another browser of this person contributes.
    if (contribution && bind(contribution, deal, commitment))
      send({ type: 'open_entropy', number, entropy: contribution.entropy });
  } else if (canCompute()) {
    const contribution = await onePageAtATime(
      () =>
        contributionTo(table, number) ??
        keep({ table, number, seat, entropy: newEntropy(), bound: null }),
    );
    const own = await entropyCommitment(contribution);
    send({ type: 'commit_entropy', number, commitment: own });
  } else send({ type: 'commit_entropy', number, commitment: null });
}

/** The contribution behind a commitment; pages that store nothing may each have had one. */
async function promisedAs(
  promised: string,
  table: string,
  number: number,
): Promise<Contribution | null> {
  for (const one of contributionsTo(table))
    if (one.number === number && (await entropyCommitment(one)) === promised) return one;
  return null;
}

/** Lets no other page of this browser do the same meanwhile. */
async function onePageAtATime<Result>(work: () => Result): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(`dominium.${NAME}`, work) : work();
}

/** Writes down what all are bound to; false unless all are, and to the same as ever. */
function bind(contribution: Contribution, deal: JointDealView, server: string): boolean {
  const seats: Bound['seats'] = [];
  for (const { seat, commitment } of deal.seats) {
    if (!commitment) return false;
    seats.push([seat, commitment]);
  }
  const bound = { server, seats };
  if ((noted(contribution.table)?.commitment ?? server) !== server) return false;
  if (contribution.bound && JSON.stringify(contribution.bound) !== JSON.stringify(bound))
    return false;
  keep({ ...contribution, bound });
  return true;
}

/** The latest contribution of this browser to the deal of a table, or that to one request. */
export function contributionTo(table: string, number?: number): Contribution | null {
  const found = contributionsTo(table).filter(
    (one) => number === undefined || one.number === number,
  );
  return found.findLast(({ bound }) => bound !== null) ?? found.at(-1) ?? null;
}

/** All contributions of this browser to the deals of a table, by their numbers. */
export function contributionsTo(table: string): Contribution[] {
  const found = new Map<string, Contribution>();
  for (const one of [...all(), ...known.values()])
    if (one.table === table) found.set(nameOf(one), one);
  return [...found.values()].toSorted((one, other) => one.number - other.number);
}

export async function entropyCommitment({
  table,
  number,
  seat,
  entropy,
}: Omit<Contribution, 'bound'>): Promise<string> {
  return sha256(`dominium entropy ${table} ${number} ${seat} ${entropy}`);
}

/** The commitment of the server and all seats in one. */
export async function jointCommitment(
  table: string,
  number: number,
  bound: Bound,
): Promise<string> {
  const seats = bound.seats.map((one) => one.join(':')).join(' ');
  return sha256(`dominium deal ${table} ${number} ${bound.server} ${seats}`);
}

function newEntropy(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
}

/** Another page may have one for the same request; both are kept. */
function nameOf({ table, number, entropy }: Contribution): string {
  return `${table} ${number} ${entropy}`;
}

function keep(contribution: Contribution): Contribution {
  const { table } = contribution;
  known.set(nameOf(contribution), contribution);
  const others = all().filter((one) => one.table !== table);
  // None of this table is dropped: whoever asks often could make this browser forget a deal.
  const same = all().filter((one) => one.table === table && nameOf(one) !== nameOf(contribution));
  store(NAME, JSON.stringify([...others.slice(-MOST), ...same, contribution]));
  return contribution;
}

function all(): Contribution[] {
  try {
    const found: unknown = JSON.parse(stored(NAME) ?? '[]');
    return Array.isArray(found) ? (found as Contribution[]) : [];
  } catch {
    return [];
  }
}
