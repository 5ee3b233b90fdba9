import { readdirSync, readFileSync, statSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { messagesOfPages, partOf } from '../words';

const LOCALES = new URL('../../src/dominium/locales/', import.meta.url);
const SOURCE = new URL('../src/', import.meta.url);
const LANGUAGES = ['en', 'cs', 'sk', 'pl'];
const FILES = ['common.ftl', 'kingdomino.ftl', 'queendomino.ftl', 'web.ftl'];

function keysOnPages(language: string): Set<string> {
  const text = FILES.map((file) => readFileSync(new URL(`${language}/${file}`, LOCALES), 'utf8'));
  const { body } = new FluentResource(messagesOfPages(text.join('\n')).join('\n'));
  return new Set(body.map(({ id }) => id));
}

/** The files that a page needs at once, its components and their modules. */
function filesOf(name: string, found = new Set<string>()): Set<string> {
  const file = ['', '.ts', '/index.ts'].map((ending) => name + ending).find(isFile);
  if (!file || found.has(file)) return found;
  found.add(file);
  const source = readFileSync(new URL(file, SOURCE), 'utf8');
  for (const [, imported = ''] of source.matchAll(/\bfrom '([^']+)'/g)) {
    const path = imported.replace(/^\$(lib|components)/, '/$1');
    filesOf(new URL(path, new URL(file, 'http://pages/')).pathname.slice(1), found);
  }
  return found;
}

function isFile(name: string): boolean {
  return statSync(new URL(name, SOURCE), { throwIfNoEntry: false })?.isFile() ?? false;
}

function allFiles(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  return files.filter((name) => /\.(svelte|ts)$/.test(name));
}

/** The keys that files ask for, with a star for every part that is only known later. */
function askedKeys(files: Iterable<string>): string[] {
  const source = [...files].map((name) => readFileSync(new URL(name, SOURCE), 'utf8')).join('\n');
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

it('the table asks only for words that come with it', () => {
  const files = [...filesOf('pages/Table.svelte'), ...filesOf('App.svelte')];
  expect(files.length).toBeGreaterThan(30);
  expect(files).not.toContain('components/court/index.ts');
  const elsewhere = askedKeys(files).filter((key) => partOf(`${key} = `) === 'elsewhere');
  expect(elsewhere).toEqual([]);
});
