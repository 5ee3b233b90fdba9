import { describe, expect, it } from 'vitest';
import { embeddingPath, parseEmbedding } from '$base/embedding';

describe('addresses of the embedded replay', () => {
  it.each([
    ['/embed/k3J_x-2', '', { table: 'k3J_x-2', ply: null, language: null }],
    ['/embed/k3J_x-2', '?ply=12&language=cs', { table: 'k3J_x-2', ply: 12, language: 'cs' }],
    ['/embed/embed', '?ply=-1', { table: 'embed', ply: null, language: null }],
    ['/embed/%', '?ply=1e3', { table: null, ply: null, language: null }],
    ['/embed/a%20b', '', { table: null, ply: null, language: null }],
  ])('%s%s is read', (path, search, expected) => {
    expect(parseEmbedding(path, search)).toEqual(expected);
  });

  it('are written as they are read', () => {
    expect(embeddingPath('k3J_x-2', 0)).toBe('/embed/k3J_x-2');
    expect(embeddingPath('k3J_x-2', 12)).toBe('/embed/k3J_x-2?ply=12');
    expect(embeddingPath('a/b', 0)).toBe('/embed/a%2Fb');
  });
});
