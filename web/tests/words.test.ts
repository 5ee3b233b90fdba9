import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { messagesOfPages } from '../words';

const LOCALES = new URL('../../src/dominium/locales/', import.meta.url);
const SOURCE = new URL('../src/', import.meta.url);
const LANGUAGES = ['en', 'cs', 'sk', 'pl'];
const FILES = ['common.ftl', 'kingdomino.ftl', 'queendomino.ftl', 'web.ftl'];

function keysOnPages(language: string): Set<string> {
  const text = FILES.map((file) => readFileSync(new URL(`${language}/${file}`, LOCALES), 'utf8'));
  const { body } = new FluentResource(messagesOfPages(text.join('\n')).join('\n'));
  return new Set(body.map(({ id }) => id));
}

/** The keys that the pages ask for, with a star for every part that is only known later. */
function askedKeys(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const source = files
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(new URL(name, SOURCE), 'utf8'))
    .join('\n');
  const calls = source.matchAll(/\btext\(\s*(['`])([a-z][^'`]*)\1/g);
  return [...calls].map((call) => (call[2] ?? '').replace(/\$\{[^}]*\}/g, '*'));
}

describe.each(LANGUAGES)('words in %s', (language) => {
  it('hold every key that the pages ask for', () => {
    const keys = [...keysOnPages(language)];
    const asked = askedKeys();
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
