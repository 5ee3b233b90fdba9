import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { land, type Ground, type Look } from '$land/land';

interface Example {
  name: string;
  look: Look;
  squares: [x: number, y: number, ground: Ground, crowns: number, covered: 0 | 1][];
  sha256: string;
  drawn?: string;
}

const { lands } = JSON.parse(
  readFileSync(new URL('../../tests/render/lands.json', import.meta.url), 'utf8'),
) as { lands: Example[] };

describe('a land', () => {
  it.each(lands)('is drawn as in Python: $name', ({ look, squares, sha256, drawn: expected }) => {
    const drawn = land(
      squares.map(([x, y, ground, crowns, covered]) => ({
        x,
        y,
        ground,
        crowns,
        covered: covered === 1,
      })),
      look,
    );
    if (expected !== undefined) expect(drawn).toBe(expected);
    expect(createHash('sha256').update(drawn).digest('hex')).toBe(sha256);
  });
});
