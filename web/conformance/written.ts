/** What Python wrote for a comparison, and what a page has to repeat it. */

import { readFileSync, readdirSync } from 'node:fs';
import { CoreModule } from '$engine/core-module';
import { formatterOf } from '$engine/telling';
import type { Formatter } from '$engine/trees';

const LOCALES = new URL('../../src/dominium/locales/', import.meta.url);

/** The content of the file that a variable names, as Python wrote it. */
export function written(variable: string): unknown {
  const path = process.env[variable];
  if (!path) throw new Error(`${variable} names no file`);
  return JSON.parse(readFileSync(path, 'utf8'));
}
export const moduleOf = (name: string) =>
  new CoreModule(
    new WebAssembly.Module(
      readFileSync(new URL(`../src/engine/modules/${name}.wasm`, import.meta.url)),
    ),
  );

function messagesOf(language: string): string {
  const folder = new URL(`${language}/`, LOCALES);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
}
const formatters = new Map(
  ['cs', 'en', 'pl', 'sk'].map((code) => [code, formatterOf(code, messagesOf(code))]),
);

/** The words of a language. */
export function wordsOf(language: string): Formatter {
  const words = formatters.get(language);
  if (!words) throw new Error(language);
  return words;
}
