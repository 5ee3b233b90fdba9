/**
 * Makes every folder of messages a language: `virtual:languages` names them, `virtual:words/en` is
 * what every table says in one.
 * Words of only some tables or other pages are modules of their own: `virtual:words/en/kingdom`,
 * `/court`, `/line`, `/room` and so on; `virtual:words-of/kingdom` brings that part in a language
 * that is chosen later. The sentences that only the server says stay with the server.
 */

import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:words/';
const PARTS_PREFIX = 'virtual:words-of/';
const LANGUAGES = 'virtual:languages';
/** The files that pages read, and the part of the pages whose words each of them holds. */
export const FILES: Record<string, string> = {
  'common.ftl': '',
  'web.ftl': '',
  'kingdomino.ftl': 'kingdom',
  'queendomino.ftl': 'court',
  'web_dominoes.ftl': 'line',
  'web_play.ftl': 'room',
  'web_talk.ftl': 'room',
  'web_plans.ftl': 'plans',
  'web_reports.ftl': 'reports',
  'web_people.ftl': 'people',
  'web_replay.ftl': 'replay',
  'web_analysis.ftl': 'analysis',
  'web_evenings.ftl': 'evenings',
  'web_proof.ftl': 'proof',
  'web_print.ftl': 'print',
  'web_lessons.ftl': 'lessons',
  'web_puzzles.ftl': 'puzzles',
  'web_coach.ftl': 'coach',
  'web_settings.ftl': 'settings',
  'web_referee.ftl': 'referee',
  'web_offline.ftl': 'offline',
  'server.ftl': 'offline',
  'web_site.ftl': 'site',
  'web_keys.ftl': 'keys',
  'terminal.ftl': 'keys',
  'dominoes.ftl': 'keys',
};
/** The files whose messages the core asks for, when a page tells of a game by itself. */
const TOLD_BY_THE_CORE: Record<string, readonly string[]> = {
  'told-kingdom': ['common.ftl', 'kingdomino.ftl', 'queendomino.ftl', 'web_offline.ftl'],
  'told-line': ['common.ftl', 'dominoes.ftl', 'web_offline.ftl'],
};
/** The only messages that pages say of the files of the server and of the terminal. */
const OF_OTHERS = ['terminal.ftl', 'dominoes.ftl', 'server.ftl'];
const WORDS_OF_OTHERS =
  /^(server-bot-(child|easy|medium|hard|master)|typed-(draw|pass|hit|stand)|terminal-words-(around|bank|buildings|castle|counts|court|details|domino|earlier|ends|find|forest|frame|grassland|hand|help|kingdom|lake|last|line|mine|moves|next-property|offer|opponents|played|previous-property|repeat|rest|score|since|swamp|town|turn|wheat)) =/;
const SAID_BY_THE_SERVER =
  /^((asked|choice|compact|effect|event|expected|fault|finished|frame|gain|heard|level|opponent-kings|placement|preset|refusal|score|standing|step|tie|title|undrawn|language)-|typed-(?!(decline|draw|hit|pass|stand)\b)|terminal-(?!words-)|(court-knights|kingdom-(bare|row|square)|list-n?or|on-square|opponent-kings|placement|standing|undrawn)\b|(game|option)-[\w-]*(help|summary)|option-(value-)?(seats|wider_offer|games_in_match|opening|teams|tax_bonus)\b)/;
/** Messages that another part of the pages says than the rest of their file. */
const OF_PARTS: Record<string, RegExp> = {
  court: /^(count-(buildings|coins|knights|properties|towers)|terrain-\w+-queendomino|web-court)\b/,
  elsewhere:
    /^(game|option|seat-(colour|name)|web-(finished-tables|game|join|learn(?= =)|lobby|name|nav-analysis|new-table|open-table|open-tables|option-range|options|play|preset|print(?= =)|puzzle(?= =)|record|referee(?= =)|scorer|seats|seat-(bot|device|friend|me|name)|sit|table-of-rules|tally|team|unknown|verify-link|your-turn)|web-seat(?= =))\b/,
  result:
    /^web-(check-draws|download-record|rematch(-go)?|result(-more)?|save-picture|share(-(copied|by-hand))?|won(-\w+)?)(?= =)/,
  room: /^web-(heard|rules|settings(?= =)|somebody)\b/,
  keys: /^(name-points|opponent|property-none|web-(help-learn|matching|need-square|no-(buildings|hand|item)|not-found|nothing-to-decline))(?=[ -])/,
  fields: /^web-field\b/,
  line: /^(tile|end|count-(deals|passes|pips|prizes|tiles|tokens))\b/,
  kingdom:
    /^(castle|count-(columns|crowns|dominoes|rows|squares)|direction|letter|range|terrain|steps-from-castle|bonus|web-(command-help|narrowed|of|choose|claim|kingdom|match-total|my-kingdom|no-ways|nothing-here|offer(?!line)|opponents|place|rotate|show-property|ways))\b/,
};

export function words(folder: string): Plugin {
  return {
    name: 'dominium-words',
    resolveId: (id) =>
      id === LANGUAGES || id.startsWith(PREFIX) || id.startsWith(PARTS_PREFIX) ? `\0${id}` : null,
    load(id) {
      if (id === `\0${LANGUAGES}`) return namesOf(folder);
      if (id.startsWith(`\0${PARTS_PREFIX}`)) {
        return loadersOf(id.slice(PARTS_PREFIX.length + 1), folder);
      }
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language, part = ''] = id.slice(PREFIX.length + 1).split('/');
      const told = TOLD_BY_THE_CORE[part];
      const said = (told ?? Object.keys(FILES)).flatMap((file) => {
        const path = `${folder}/${language}/${file}`;
        this.addWatchFile(path);
        const text = readFileSync(path, 'utf8');
        if (told) return messagesIn(text);
        return messagesOfPages(text, file).filter(
          (message) => partOf(message, FILES[file]) === part,
        );
      });
      return `export default ${JSON.stringify(said.join('\n'))};`;
    },
  };
}

/** The languages that there are messages in; English, which the others are translated from, first. */
export function languagesIn(folder: string): string[] {
  const others = readdirSync(folder).filter((code) => code !== 'en');
  return ['en', ...others.sort()];
}

/** A module with each language by its own name. */
function namesOf(folder: string): string {
  const names = languagesIn(folder).map((code) => {
    const messages = readFileSync(`${folder}/${code}/common.ftl`, 'utf8');
    return [code, /^language-name = (.*)$/m.exec(messages)?.[1] ?? code];
  });
  return `export default ${JSON.stringify(Object.fromEntries(names))};`;
}

/** A module that brings a part in each language. */
function loadersOf(part: string, folder: string): string {
  const loaders = languagesIn(folder).map(
    (code) => `${code}: () => import('${PREFIX}${code}/${part}')`,
  );
  return `export default { ${loaders.join(', ')} };`;
}

/** The part of the pages that says a message, empty for every table. */
export function partOf(message: string, ofFile = ''): string {
  return Object.keys(OF_PARTS).find((part) => OF_PARTS[part]?.test(message)) ?? ofFile;
}

/** The messages of a file, without comments and empty lines. */
function messagesIn(text: string): string[] {
  const entries = text.split(/\n(?=[-a-z#])/).map((entry) => entry.trim());
  return entries.filter((entry) => /^-?[a-z]/.test(entry));
}

/** The messages of a file that the pages say. */
export function messagesOfPages(text: string, file = ''): string[] {
  if (OF_OTHERS.includes(file)) {
    return messagesIn(text).filter((entry) => WORDS_OF_OTHERS.test(entry));
  }
  return messagesIn(text).filter((entry) => !SAID_BY_THE_SERVER.test(entry));
}
