/** Draws again what a proof says was drawn; `docs/fair-dealing.md` tells the recipe. */

import type { Proof, ProofDraw, ProofEntry } from '$api/generated/wire';
import { bytesOf, encoded, hexadecimal, hmacKey, sha256, signed } from '$base/digest';
import { entropyCommitment, type Contribution } from '$table/joint-deal';
import type { Noted } from '$table/seed-commitments';
import { drawingKey, storyOf, type DealStory } from './joint-deal-log';

export interface Finding {
  check:
    | 'fingerprint'
    | 'commitment'
    | 'seen'
    | 'deal'
    | 'own'
    | 'alone'
    | 'missed'
    | 'refused'
    | 'anew'
    | 'numbers'
    | 'draws';
  /** Null for what is told without a judgement. */
  holds: boolean | null;
  values: Record<string, number | string>;
}

/** One draw, made again. */
export interface DrawnAgain {
  number: number;
  drawn: string;
  again: string;
  share: number;
  whole: number;
}

export interface Checked {
  findings: Finding[];
  draws: DrawnAgain[];
}

const BLOCKS = 1n << 256n;
const HEXADECIMAL = /^[0-9a-f]{64}$/;
const LARGEST = 1_000_000;

export function isProof(value: unknown): value is Proof {
  if (!isObject(value)) return false;
  const { format, version, table, game, commitment, seed, entries, fingerprint } = value;
  const texts = [commitment, seed, fingerprint];
  return (
    format === 'dominium-proof' &&
    (version === 1 || version === 2) &&
    typeof table === 'string' &&
    typeof game === 'string' &&
    texts.every((text) => typeof text === 'string' && HEXADECIMAL.test(text)) &&
    Array.isArray(entries) &&
    entries.every(isEntry)
  );
}

function isEntry(value: unknown): value is ProofEntry {
  if (!isObject(value)) return false;
  const { number, kind, seat, text, draw } = value;
  return (
    isCount(number) &&
    typeof kind === 'string' &&
    (seat === null || isCount(seat)) &&
    typeof text === 'string' &&
    (draw === null || isDraw(draw))
  );
}

function isDraw(value: unknown): value is ProofDraw {
  if (!isObject(value)) return false;
  const { results, shares } = value;
  return (
    Array.isArray(results) &&
    Array.isArray(shares) &&
    results.length > 0 &&
    results.length === shares.length &&
    results.every((result) => typeof result === 'string') &&
    shares.every((share) => isCount(share) && share > 0)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST;
}

/**
 * Everything a browser can check without the rules; `noted` is what it wrote down itself, `own`
 * all that it contributed to the deals of this table.
 */
export async function check(
  proof: Proof,
  noted: Noted | null,
  own: Contribution[] = [],
): Promise<Checked> {
  const seed = bytesOf(proof.seed);
  const { fingerprint, ...told } = proof;
  const story = await storyOf(proof);
  const draws = await drawnAgain(proof, story.deal ? await drawingKey(proof, story.deal) : seed);
  const findings: Finding[] = [
    finding('fingerprint', (await sha256(encoded(canonical(told)))) === fingerprint),
    finding('commitment', (await sha256(seed)) === proof.commitment),
    ...(noted ? [seen(proof, noted)] : []),
    ...dealing(story),
    ...(await contributed(story, proof, own)),
    numbers(proof.entries),
    drawing(proof.entries, draws),
  ];
  return { findings, draws };
}

function finding(
  check: Finding['check'],
  holds: boolean | null,
  values: Finding['values'] = {},
): Finding {
  return { check, holds, values };
}

function seen({ commitment }: Proof, noted: Noted): Finding {
  return finding('seen', noted.commitment === commitment, { number: noted.number });
}

/** The seats that contributed to the deal and that did not; none where the server dealt alone. */
function dealing({ deal, wrong, missed, refused, begun }: DealStory): Finding[] {
  if (wrong !== null) return [finding('deal', false, { number: wrong })];
  if (!deal) return [];
  return [
    deal.seats.length > 0 ? finding('deal', true, seats(deal.seats)) : finding('alone', null),
    ...(missed.length > 0 ? [finding('missed', null, seats(missed))] : []),
    ...(refused.length > 0 ? [finding('refused', null, seats(refused))] : []),
    ...(begun > 1 ? [finding('anew', null, { count: begun - 1 })] : []),
  ];
}

function seats(numbers: number[]): Finding['values'] {
  const told = [...new Set(numbers)].toSorted((one, other) => one - other).map((seat) => seat + 1);
  return { count: told.length, seats: told.join(', ') };
}

/**
 * Judges all that this browser was bound to, in whichever deal: who leaves one out of the log has
 * seen the openings and asked again. What was not bound is of no use to anybody, and only told.
 */
async function contributed(
  story: DealStory,
  proof: Proof,
  own: Contribution[],
): Promise<Finding[]> {
  if (own.length === 0) return [];
  const bound = own.filter((one) => one.bound !== null);
  if (bound.length === 0) return [finding('own', null)];
  const found = await Promise.all(bound.map((one) => isIn(story, proof, one)));
  return [finding('own', found.every(Boolean))];
}

/** True if the log has what this browser was bound to, with all that the others were bound to. */
async function isIn(
  { deals, deal: last }: DealStory,
  proof: Proof,
  own: Contribution,
): Promise<boolean> {
  const deal = deals.get(own.number);
  if (!deal || !own.bound || own.bound.server !== proof.commitment) return false;
  if (deal.missed.has(own.seat)) return false;
  // A deal that was begun anew may have ended before this browser opened.
  const isOver = last !== null && deal !== last;
  if (!isOver && deal.opened.get(own.seat) !== own.entropy) return false;
  const bound = new Map(own.bound.seats);
  return (
    bound.get(own.seat) === (await entropyCommitment(own)) &&
    bound.size === deal.seats.length &&
    deal.seats.every((seat) => bound.get(seat) === deal.commitments.get(seat))
  );
}

function numbers(entries: ProofEntry[]): Finding {
  const wrong = entries.findIndex(({ number }, index) => number !== index + 1);
  if (wrong >= 0) return finding('numbers', false, { number: wrong + 1 });
  return finding('numbers', true, { count: entries.length });
}

function drawing(entries: ProofEntry[], draws: DrawnAgain[]): Finding {
  const untold = entries.find((entry) => isDrawn(entry) !== (entry.draw !== null));
  const wrong = untold ?? draws.find(({ drawn, again }) => drawn !== again);
  if (wrong) return finding('draws', false, { number: wrong.number });
  return finding('draws', true, { count: draws.length });
}

function isDrawn({ kind, seat }: ProofEntry): boolean {
  return kind === 'action' && seat === null;
}

/** After a joint deal draws have numbers of their own, so that no other entry can shift them. */
async function drawnAgain(proof: Proof, bytes: Uint8Array<ArrayBuffer>): Promise<DrawnAgain[]> {
  const key = await hmacKey(bytes);
  const draws: DrawnAgain[] = [];
  for (const { number, text, draw } of proof.entries) {
    if (!draw) continue;
    const whole = draw.shares.reduce((sum, share) => sum + share, 0);
    const counted = proof.version === 1 ? number : draws.length + 1;
    const place = await below(key, `dominium deal ${proof.table} ${counted}`, whole);
    const index = covering(draw.shares, place);
    draws.push({
      number,
      drawn: text,
      again: draw.results[index] ?? '',
      share: draw.shares[index] ?? 0,
      whole,
    });
  }
  return draws;
}

/** A whole number below a limit; a block that would favour some of them is skipped. */
async function below(key: CryptoKey, message: string, limit: number): Promise<number> {
  const fair = BLOCKS - (BLOCKS % BigInt(limit));
  for (let block = 0; ; block += 1) {
    const value = BigInt(`0x${hexadecimal(await signed(key, `${message} ${block}`))}`);
    if (value < fair) return Number(value % BigInt(limit));
  }
}

/** The index of the share that covers a place, when all are laid side by side. */
function covering(shares: number[], place: number): number {
  let end = 0;
  return shares.findIndex((share) => place < (end += share));
}

/** JSON with sorted keys and without spaces. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}
