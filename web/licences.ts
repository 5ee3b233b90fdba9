/** Puts the licences of fonts beside them, as these licences ask for. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function licences(modules: string, packages: readonly string[]): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      for (const name of packages) {
        this.emitFile({
          type: 'asset',
          fileName: `licences/${name.split('/').at(-1)}.txt`,
          source: readFileSync(join(modules, name, 'LICENSE')),
        });
      }
    },
  };
}
