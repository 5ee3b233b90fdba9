/** Prints what opening the table page costs: the compressed JavaScript it loads, file by file. */

import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const LIMIT = 60_000;
const LANGUAGES = ['en', 'cs', 'sk', 'pl'];
const built = new URL('../../src/dominium/server/static/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', built), 'utf8'));

/** A module and everything it imports at once. */
function withImports(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of manifest[name].imports ?? []) withImports(imported, found);
  return found;
}

function moduleNamed(part) {
  const name = Object.keys(manifest).find((key) => key.includes(part));
  if (!name) throw new Error(`The build has no module ${part}`);
  return name;
}

function filesOf(language) {
  const modules = new Set();
  for (const part of ['index.html', 'pages/Table.svelte', `virtual:words/${language}`]) {
    withImports(moduleNamed(part), modules);
  }
  return [...modules].map((name) => manifest[name].file);
}

const sizes = new Map();
function size(file) {
  if (!sizes.has(file)) {
    const content = readFileSync(new URL(file, built));
    sizes.set(file, {
      gzip: gzipSync(content, { level: 9 }).length,
      brotli: brotliCompressSync(content).length,
    });
  }
  return sizes.get(file);
}

const totals = LANGUAGES.map((language) => {
  const files = filesOf(language);
  const sum = (kind) => files.reduce((total, file) => total + size(file)[kind], 0);
  return { language, gzip: sum('gzip'), brotli: sum('brotli') };
});
const heaviest = totals.reduce((one, other) => (other.gzip > one.gzip ? other : one));

console.log(`JavaScript of the table page, language ${heaviest.language}:`);
for (const file of filesOf(heaviest.language)) {
  console.log(`${String(size(file).gzip).padStart(7)} bytes  ${file}`);
}
const court = [
  ...withImports(moduleNamed('components/court')),
  moduleNamed(`virtual:words/${heaviest.language}/court`),
]
  .map((name) => manifest[name].file)
  .filter((file) => !filesOf(heaviest.language).includes(file))
  .reduce((total, file) => total + size(file).gzip, 0);

console.log(
  `${String(court).padStart(7)} bytes  more for games with a court, loaded with the first`,
);
console.log(
  `${(heaviest.gzip / 1000).toFixed(1)} kB with gzip, ` +
    `${(heaviest.brotli / 1000).toFixed(1)} kB with brotli (limit ${LIMIT / 1000} kB)`,
);
if (heaviest.gzip > LIMIT) process.exitCode = 1;
