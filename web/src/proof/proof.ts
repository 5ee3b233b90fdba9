/** Draws again what a proof says was drawn; `docs/fair-dealing.md` tells the recipe. */

import type { Proof, ProofDraw, ProofEntry } from '$api/generated/wire';
import type { Noted } from '$table/seed-commitments';

export interface Finding {
  check: 'fingerprint' | 'commitment' | 'seen' | 'numbers' | 'draws';
  holds: boolean;
  values: Record<string, number>;
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

/** Browsers compute only where nobody on the way can have changed the page. */
export function canCompute(): boolean {
  return (globalThis.crypto as Crypto | undefined)?.subtle !== undefined;
}

export function isProof(value: unknown): value is Proof {
  if (!isObject(value)) return false;
  const { format, version, table, game, commitment, seed, entries, fingerprint } = value;
  const texts = [commitment, seed, fingerprint];
  return (
    format === 'dominium-proof' &&
    version === 1 &&
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

/** Everything a browser can check without the rules; `noted` is what it wrote down itself. */
export async function check(proof: Proof, noted: Noted | null): Promise<Checked> {
  const seed = bytesOf(proof.seed);
  const { fingerprint, ...told } = proof;
  const draws = await drawnAgain(proof, seed);
  const findings: Finding[] = [
    finding('fingerprint', (await sha256(encoded(canonical(told)))) === fingerprint),
    finding('commitment', (await sha256(seed)) === proof.commitment),
    ...(noted ? [seen(proof, noted)] : []),
    numbers(proof.entries),
    drawing(proof.entries, draws),
  ];
  return { findings, draws };
}

function finding(check: Finding['check'], holds: boolean, values: Finding['values'] = {}): Finding {
  return { check, holds, values };
}

function seen({ commitment }: Proof, noted: Noted): Finding {
  return finding('seen', noted.commitment === commitment, { number: noted.number });
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

async function drawnAgain(proof: Proof, seed: Uint8Array<ArrayBuffer>): Promise<DrawnAgain[]> {
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', seed, hash, false, ['sign']);
  const draws: DrawnAgain[] = [];
  for (const { number, text, draw } of proof.entries) {
    if (!draw) continue;
    const whole = draw.shares.reduce((sum, share) => sum + share, 0);
    const place = await below(key, `dominium deal ${proof.table} ${number}`, whole);
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
    const signed = await crypto.subtle.sign('HMAC', key, encoded(`${message} ${block}`));
    const value = BigInt(`0x${hexadecimal(signed)}`);
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

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexadecimal(await crypto.subtle.digest('SHA-256', data));
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexadecimal(data: ArrayBuffer): string {
  return [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
