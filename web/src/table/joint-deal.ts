/**
 * The part of this browser in a joint deal; `docs/fair-dealing.md` tells the protocol.
 *
 * It commits to entropy of its own when the server asks, and opens it only when all seats have
 * committed. What it saw then it writes down, to compare it with the proof when the game is over.
 */

import type { ClientMessage, JointDealView, Snapshot } from '$api/generated/wire';
import { canCompute, hexadecimal, sha256 } from '$base/digest';
import { store, stored } from '$base/local-storage';
import { noted } from './seed-commitments';

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

const NAME = 'contributions';
/** The most that are kept of other tables. */
const MOST = 100;
/** Those of this page, for browsers that store nothing. */
const known = new Map<string, Contribution>();

/** Does the step of the deal that this browser has to do, if any. */
export async function contribute(
  table: string,
  { deal, you, commitment }: Seen,
  send: (answer: Contributed) => void,
): Promise<void> {
  const own = deal?.seats.find(({ seat }) => you.includes(seat));
  if (!deal || !own) return;
  const { number } = deal;
  if (!canCompute()) {
    if (!own.commitment) send({ type: 'commit_entropy', number, commitment: null });
    return;
  }
  let contribution = contributionTo(table, number);
  if (!contribution) {
    if (own.commitment) return; // Another browser of this person contributes.
    contribution = { table, number, seat: own.seat, entropy: newEntropy(), bound: null };
    keep(contribution);
  }
  const promised = await entropyCommitment(contribution);
  if (!own.commitment) send({ type: 'commit_entropy', number, commitment: promised });
  else if (own.commitment === promised && !own.opened) {
    if (bind(contribution, deal, commitment))
      send({ type: 'open_entropy', number, entropy: contribution.entropy });
  }
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
  const found = contributionsTo(table);
  return found.findLast((one) => number === undefined || one.number === number) ?? null;
}

/** All contributions of this browser to the deals of a table, by their numbers. */
export function contributionsTo(table: string): Contribution[] {
  const found = new Map<number, Contribution>();
  for (const one of [...all(), ...known.values()])
    if (one.table === table) found.set(one.number, one);
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

function keep(contribution: Contribution): void {
  const { table, number } = contribution;
  known.set(`${table} ${number}`, contribution);
  const others = all().filter((one) => one.table !== table);
  // None of this table is dropped: whoever asks often could make this browser forget a deal.
  const same = all().filter((one) => one.table === table && one.number !== number);
  store(NAME, JSON.stringify([...others.slice(-MOST), ...same, contribution]));
}

function all(): Contribution[] {
  try {
    const found: unknown = JSON.parse(stored(NAME) ?? '[]');
    return Array.isArray(found) ? (found as Contribution[]) : [];
  } catch {
    return [];
  }
}
