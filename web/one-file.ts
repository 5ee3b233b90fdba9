/**
 * Makes the house without a server one file, `index.html`, which a browser opens from any web host
 * and from a disk: scripts, styles, fonts, modules and workers stand in it, for a page from a disk
 * may load no others.
 */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = /new Worker\(new URL\('(\.[^']+)', import\.meta\.url\), \{ type: 'module' \}\)/;
const STYLE = /<link rel="stylesheet"[^>]*>/;
const SCRIPT = /<script type="module"[^>]*><\/script>/;
const ICON = '/favicon.svg';

/** Makes it one file, with this icon. */
export function oneFile(icon: string): Plugin {
  return {
    name: 'dominium-one-file',
    enforce: 'pre',
    transform(code) {
      const path = WORKER.exec(code)?.[1];
      if (path === undefined) return null;
      return `import InlineWorker from '${path}?worker&inline';\n${code.replace(WORKER, 'new InlineWorker()')}`;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('There is no page');
        let html = String(page.source).replace(ICON, () => dataAddress(icon));
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === 'chunk') html = html.replace(SCRIPT, () => script(file.code));
          else if (name.endsWith('.css')) html = html.replace(STYLE, () => style(file.source));
          else continue;
          Reflect.deleteProperty(bundle, name);
        }
        page.source = html;
      },
    },
  };
}

/** A script within a page; the end of a script in its texts would end it. */
const script = (code: string): string =>
  `<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`;

const style = (source: string | Uint8Array): string => `<style>${String(source)}</style>`;

const dataAddress = (icon: string): string =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(icon, 'utf8'))}`;
