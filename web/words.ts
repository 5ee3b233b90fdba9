/**
 * Makes the messages of one language a module, `virtual:words/en`: all words of the table and, of
 * the words that every part of the program shares, those that it says itself. What only games with
 * a court say, and what the table never says, are modules of their own, `virtual:words/en/court`
 * and `virtual:words/en/elsewhere`. The sentences that only the server says stay with the server.
 */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:words/';
const FILES = ['common.ftl', 'kingdomino.ftl', 'web.ftl'];
const COURT_FILE = 'queendomino.ftl';
const SAID_BY_THE_SERVER =
  /^((choice|compact|effect|event|expected|fault|finished|frame|gain|level|opponent-kings|placement|preset|refusal|score|standing|step|tie|title|typed|undrawn|language)-|(game|option)-[\w-]*(help|summary)|option-(value-)?(seats|wider_offer|games_in_match|opening|teams|tax_bonus)\b)/;
/** Messages of the shared files that only some pages say. */
const OF_PARTS: Record<string, RegExp> = {
  court: /^(count-(buildings|coins|knights|properties|towers)|terrain-\w+-queendomino|web-court)\b/,
  elsewhere:
    /^(game|option|seat-(colour|name)|web-(finished-tables|game|join|lobby|name|new-table|open-table|open-tables|options|play|preset|record|replay-(?!this)|scorer|seats|seat-(bot|device|friend|me|name)|sit|somebody|table-of-rules|team|unknown|your-turn)|web-seat(?= =))\b/,
};

export function words(folder: string): Plugin {
  return {
    name: 'dominium-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language, part = ''] = id.slice(PREFIX.length + 1).split('/');
      const read = (file: string) => {
        const path = `${folder}/${language}/${file}`;
        this.addWatchFile(path);
        return messagesOfPages(readFileSync(path, 'utf8'));
      };
      const said = FILES.flatMap(read).filter((message) => partOf(message) === part);
      if (part === 'court') said.push(...read(COURT_FILE));
      return `export default ${JSON.stringify(said.join('\n'))};`;
    },
  };
}

/** The part of the pages that says a message, empty for the table. */
export function partOf(message: string): string {
  return Object.keys(OF_PARTS).find((part) => OF_PARTS[part]?.test(message)) ?? '';
}

/** The messages that the pages say, without comments and empty lines. */
export function messagesOfPages(text: string): string[] {
  const entries = text.split(/\n(?=[a-z#])/).map((entry) => entry.trim());
  return entries.filter((entry) => /^[a-z]/.test(entry) && !SAID_BY_THE_SERVER.test(entry));
}
