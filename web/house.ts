/** Writes the worker that keeps the house: `service-worker.js` with the names of all files. */

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';
/** Templates, files about the build, and what the pages themselves do not show. */
const NOT_KEPT = /\.(html|map)$|^\.vite|^assets\/embed\b|^screenshots\b/;

export function house(worker: string): Plugin {
  return {
    name: 'dominium-house',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1))
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => file !== WORKER && !NOT_KEPT.test(file))
        .sort();
      const names = JSON.stringify(files.map((file) => `/${file}`));
      const build = createHash('sha256').update(names).digest('hex').slice(0, 8);
      const source = readFileSync(worker, 'utf8')
        .replace('const FILES = [];', `const FILES = ${names};`)
        .replace("const HOUSE = 'house';", `const HOUSE = 'house-${build}';`);
      writeFileSync(join(dir, WORKER), source);
    },
  };
}
