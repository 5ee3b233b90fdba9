/** The files of the page as they are written. */

import { readdirSync, readFileSync, statSync } from 'node:fs';

const SOURCE = new URL('../src/', import.meta.url);

/** Every component and module, as a path in `src`. */
export function allFiles(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  return files.filter((name) => /\.(svelte|ts)$/.test(name));
}

export function sourceOf(file: string): string {
  return readFileSync(new URL(file, SOURCE), 'utf8');
}

/** The file that another one imports by this path; undefined where it is none of ours. */
export function importedFile(path: string, from: string): string | undefined {
  const inSource = new URL(path.replace(/^\$/, '/'), new URL(from, 'http://pages/'));
  const name = inSource.pathname.slice(1);
  return ['', '.ts', '/index.ts'].map((ending) => name + ending).find(isFile);
}

function isFile(name: string): boolean {
  return statSync(new URL(name, SOURCE), { throwIfNoEntry: false })?.isFile() ?? false;
}
