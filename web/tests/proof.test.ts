import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Proof } from '$api/generated/wire';
import { canCompute } from '$base/digest';
import { check, isProof } from '$proof/proof';
import type { Noted } from '$table/seed-commitments';

const EXAMPLE = new URL('../../docs/examples/proof.json', import.meta.url);

function example(): Proof {
  return JSON.parse(readFileSync(EXAMPLE, 'utf8')) as Proof;
}

/** The outcome of each check of a proof. */
async function holding(
  proof: Proof,
  noted: Noted | null = null,
): Promise<Record<string, boolean | null>> {
  const { findings } = await check(proof, noted);
  return Object.fromEntries(findings.map((finding) => [finding.check, finding.holds]));
}

/** A copy with another value in one place. */
function changed<Value>(value: Value, [key = '', ...path]: string[], other: unknown): Value {
  if (key === '') return other as Value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  expect(Object.keys(copy)).toContain(key);
  copy[key] = changed(copy[key], path, other);
  return copy as Value;
}

describe('a proof in the browser', () => {
  it('holds when nothing was changed', async () => {
    const proof = example();
    expect(canCompute()).toBe(true);
    expect(isProof(proof)).toBe(true);
    const { findings, draws } = await check(proof, { commitment: proof.commitment, number: 5 });
    expect(findings.map((finding) => finding.holds)).toEqual([true, true, true, true, true]);
    expect(draws.map(({ again }) => again)).toEqual(draws.map(({ drawn }) => drawn));
    expect(draws.length).toBe(proof.entries.filter(({ draw }) => draw).length);
  });

  it('is compared with what was noted', async () => {
    const other = { commitment: '0'.repeat(64), number: 5 };
    expect(await holding(example(), other)).toMatchObject({ seen: false });
    expect(Object.keys(await holding(example()))).not.toContain('seen');
  });

  it.each<[string, string, unknown, string]>([
    ['another seed', 'seed', '1'.repeat(64), 'commitment'],
    ['another table', 'table', 'other', 'draws'],
    ['other options', 'options', {}, 'fingerprint'],
    ['another draw', 'entries.0.text', '=?', 'draws'],
    ['another result', 'entries.0.draw.results.0', '=?', 'fingerprint'],
    ['another share', 'entries.0.draw.shares.0', 1000, 'fingerprint'],
    ['a hidden draw', 'entries.0.draw', null, 'draws'],
    ['another number', 'entries.1.number', 7, 'numbers'],
    ['another action', 'entries.54.text', '00', 'fingerprint'],
  ])('is found out with %s', async (_, path, value, found) => {
    const proof = changed(example(), path.split('.'), value);
    expect(isProof(proof)).toBe(true);
    expect(await holding(proof)).toMatchObject({ [found]: false });
  });

  it('is found out with an entry less', async () => {
    const proof = example();
    proof.entries.splice(1, 1);
    expect(await holding(proof)).toMatchObject({ numbers: false, fingerprint: false });
  });

  it.each([
    null,
    5,
    [],
    {},
    { ...example(), version: 3 },
    { ...example(), seed: 'x' },
    { ...example(), entries: [{}] },
    { ...example(), entries: [{ ...example().entries[0], draw: { results: [], shares: [] } }] },
    { ...example(), entries: [{ ...example().entries[0], draw: { results: ['a'], shares: [0] } }] },
  ])('is not made of just anything (%#)', (value) => {
    expect(isProof(value)).toBe(false);
  });
});
