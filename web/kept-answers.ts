/**
 * Puts the answers of a server that are the same for everybody into the house without a server:
 * `virtual:kept-answers` has them by language and path. `make static` writes the file.
 */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:kept-answers';

/** Keeps the answers of a file, or, for the pages of a server, none. */
export function keptAnswers(file: string | null): Plugin {
  return {
    name: 'dominium-kept-answers',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => {
      if (id !== `\0${NAME}`) return null;
      const answers = file === null ? '{}' : readFileSync(file, 'utf8');
      return `export default JSON.parse(${JSON.stringify(answers)});`;
    },
  };
}
