/**
 * Makes the messages of one language a module, `virtual:words/en`: all words of the pages and, of
 * the words that every part of the program shares, those that the pages say themselves. The
 * sentences that only the server says stay with the server.
 */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:words/';
const FILES = ['common.ftl', 'kingdomino.ftl', 'web.ftl'];
const SAID_BY_THE_SERVER =
  /^(choice|event|expected|fault|finished|frame|game|gain|level|opponent-kings|placement|preset|refusal|score|standing|step|tie|title|undrawn|language)-/;

export function words(folder: string): Plugin {
  return {
    name: 'dominium-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      const paths = FILES.map((file) => `${folder}/${language}/${file}`);
      for (const path of paths) this.addWatchFile(path);
      const texts = paths.map((path) => readFileSync(path, 'utf8'));
      return `export default ${JSON.stringify(messagesOfPages(texts.join('\n')))};`;
    },
  };
}

/** The messages that the pages say, without comments and empty lines. */
export function messagesOfPages(text: string): string {
  const entries = text.split(/\n(?=[a-z#])/).map((entry) => entry.trim());
  return entries
    .filter((entry) => /^[a-z]/.test(entry) && !SAID_BY_THE_SERVER.test(entry))
    .join('\n');
}
