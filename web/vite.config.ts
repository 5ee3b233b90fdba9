import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { artwork } from './artwork.ts';
import { words } from './words.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [
    svelte(),
    artwork(path('../src/dominium/artwork')),
    words(path('../src/dominium/locales')),
  ],
  resolve: {
    alias: {
      $lib: path('./src/lib'),
      $components: path('./src/components'),
    },
  },
  build: {
    outDir: path('../src/dominium/server/static'),
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [path('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
