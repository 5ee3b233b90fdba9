import { expect, it } from 'vitest';
import { allFiles, importedFile, sourceOf } from './source';

/** All imports of a file: at once, later, or for a type alone. */
function importsOf(file: string): string[] {
  const found = sourceOf(file).matchAll(/\b(?:from|import)\s*\(?\s*'([$.][^']+)'/g);
  return [...found].flatMap(([, path = '']) => importedFile(path, file) ?? `missing: ${path}`);
}

/** The first way from a file back to itself, as the files on it; none where there is no way. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const finished = new Set<string>();
  function follow(file: string, way: readonly string[]): string[] {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (finished.has(file)) return [];
    for (const imported of graph.get(file) ?? []) {
      const circle = follow(imported, [...way, file]);
      if (circle.length > 0) return circle;
    }
    finished.add(file);
    return [];
  }
  for (const file of graph.keys()) {
    const circle = follow(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

const graph = new Map(allFiles().map((file) => [file, importsOf(file)]));

it('every import of the page leads to a file', () => {
  const imports = [...graph.values()].flat();
  expect(imports.length).toBeGreaterThan(800);
  expect(imports.filter((path) => path.startsWith('missing'))).toEqual([]);
});

it('no file of the page imports itself through others', () => {
  expect(circleIn(graph)).toEqual([]);
});

it('a circle is found through types and lazy imports too', () => {
  const round = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circleIn(round)).toEqual(['b', 'c', 'b']);
});
