/** Finds the file behind an import for the linter: `$room/module` lies in `src/room`. */

import { statSync } from 'node:fs';
import { dirname, resolve as pathOf } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('./src/', import.meta.url));

export const interfaceVersion = 2;

export function resolve(imported, importer) {
  if (!/^[$.]/.test(imported)) return { found: false };
  const [folder, name] = imported.startsWith('$')
    ? [SOURCE, imported.slice(1)]
    : [dirname(importer), imported];
  const path = ['', '.ts', '/index.ts']
    .map((ending) => pathOf(folder, name + ending))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  return path ? { found: true, path } : { found: false };
}
