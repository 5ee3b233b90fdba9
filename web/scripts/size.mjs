/** Prints what opening a table costs: the compressed JavaScript it loads, file by file. */

import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const LIMIT = 70_000;
const LANGUAGES = ['en', 'cs', 'sk', 'pl'];
/** The module of each family's table, loaded besides the page. */
const FAMILIES = { kingdom: 'kingdom/kingdom-table', line: 'line/line-table' };
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
  const names = Object.keys(manifest).filter((key) => key.includes(part));
  const name = names.find((key) => key.endsWith(part)) ?? names[0];
  if (!name) throw new Error(`The build has no module ${part}`);
  return name;
}

function filesOf(parts) {
  const modules = new Set();
  for (const part of parts) withImports(moduleNamed(part), modules);
  return [...new Set([...modules].map((name) => manifest[name].file))];
}

function filesOfTable(family, language) {
  const words = `virtual:words/${language}`;
  return filesOf([
    'index.html',
    'pages/Table.svelte',
    words,
    FAMILIES[family],
    `${words}/${family}`,
  ]);
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

function total(files, kind) {
  return files.reduce((sum, file) => sum + size(file)[kind], 0);
}

for (const family of Object.keys(FAMILIES)) {
  const byLanguage = LANGUAGES.map((language) => filesOfTable(family, language));
  const files = byLanguage.reduce((one, other) =>
    total(other, 'gzip') > total(one, 'gzip') ? other : one,
  );
  const language = LANGUAGES[byLanguage.indexOf(files)];
  console.log(`JavaScript of a table, family ${family}, language ${language}:`);
  for (const file of files) console.log(`${String(size(file).gzip).padStart(7)} bytes  ${file}`);
  if (family === 'kingdom') {
    const court = filesOf(['kingdom/court/index', `virtual:words/${language}/court`]);
    const more = court.filter((file) => !files.includes(file));
    console.log(
      `${String(total(more, 'gzip')).padStart(7)} bytes  more for games with a court, loaded with the first`,
    );
  }
  console.log(
    `${(total(files, 'gzip') / 1000).toFixed(1)} kB with gzip, ` +
      `${(total(files, 'brotli') / 1000).toFixed(1)} kB with brotli (limit ${LIMIT / 1000} kB)`,
  );
  if (total(files, 'gzip') > LIMIT) process.exitCode = 1;
}
