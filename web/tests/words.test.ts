import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { FILES, languagesIn, messagesOfPages, partOf } from '../words';
import { allFiles, importedFile, sourceOf } from './source';

const LOCALES = new URL('../../src/dominium/locales/', import.meta.url);
const LANGUAGES = languagesIn(fileURLToPath(LOCALES));

/** The part of the pages that says each key. */
function partsOfKeys(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, part] of Object.entries(FILES)) {
    const text = readFileSync(new URL(`${language}/${file}`, LOCALES), 'utf8');
    for (const message of messagesOfPages(text, file)) {
      for (const { id } of new FluentResource(message).body) found.set(id, partOf(message, part));
    }
  }
  return found;
}

function keysOnPages(language: string): Set<string> {
  return new Set(partsOfKeys(language).keys());
}

/** The files that a page needs at once, its components and their modules. */
function filesOf(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  // An import for its type alone brings nothing.
  const brought = sourceOf(name).matchAll(
    /^\s*(?:import|export) (?!type )[^;]*?\bfrom '([^']+)'/gm,
  );
  for (const [, path = ''] of brought) {
    const file = importedFile(path, name);
    if (file) filesOf(file, found);
  }
  return found;
}

/** The keys that files ask for, with a star for every part that is only known later. */
function askedKeys(files: Iterable<string>): string[] {
  const source = [...files].map(sourceOf).join('\n');
  const calls = source.matchAll(/\btext\(\s*(['`])([a-z][^'`]*)\1/g);
  return [...calls].map((call) => (call[2] ?? '').replace(/\$\{[^}]*\}/g, '*'));
}

describe.each(LANGUAGES)('words in %s', (language) => {
  it('hold every key that the pages ask for', () => {
    const keys = [...keysOnPages(language)];
    const asked = askedKeys(allFiles());
    expect(asked.length).toBeGreaterThan(100);
    const missing = asked.filter((pattern) => {
      const expression = new RegExp(`^${pattern.replaceAll('*', '.+')}$`);
      return !keys.some((key) => expression.test(key));
    });
    expect(missing).toEqual([]);
  });

  it('leave the sentences of the server with the server', () => {
    const keys = keysOnPages(language);
    expect(keys.has('event-domino_placed')).toBe(false);
    expect(keys.has('refusal-stale')).toBe(false);
  });
});

const SHELL = ['pages/Table.svelte', 'app/App.svelte', 'table/session.svelte.ts'];
const PARTS_OF_TABLES: [string, string[], string[]][] = [
  ['before it is known', [], ['']],
  ['of kingdoms', ['kingdom/kingdom-table.ts'], ['', 'kingdom', 'court']],
  ['with a line', ['line/line-table.ts'], ['', 'line']],
  ['with the keys of kingdoms', ['kingdom/keyboard.ts'], ['', 'kingdom', 'court', 'keys']],
  ['with the keys of a line', ['line/keyboard.ts'], ['', 'line', 'keys']],
];

it.each(PARTS_OF_TABLES)('a table %s asks only for words that come with it', (_, own, parts) => {
  const files = new Set([...SHELL, ...own].flatMap((name) => [...filesOf(name)]));
  expect(files.size).toBeGreaterThan(15);
  expect([...files]).not.toContain('kingdom/court/index.ts');
  const known = partsOfKeys('en');
  const foreign = askedKeys(files).filter((pattern) => {
    const expression = new RegExp(`^${pattern.replaceAll('*', '.+')}$`);
    const found = [...known].filter(([key]) => expression.test(key));
    return !found.some(([, part]) => parts.includes(part));
  });
  expect(foreign).toEqual([]);
});
