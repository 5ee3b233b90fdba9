import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { artwork } from './artwork.ts';
import { words } from './words.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What is always loaded together is one file: it compresses better. */
const chunks = [
  {
    name: 'base',
    test: /node_modules.(svelte|@fluent|esm-env|clsx)|lib.(announcements|choices|memory|names|preferences|requests|router|routes|speech|words)\b|^.?virtual:artwork$|components.(Artwork|Piece)\./,
  },
  {
    name: 'table',
    test: /lib.(connection|families|opening|table)\b|components.(ActionList|CommandPanel|ConnectionLine|HistoryPanel|Prompt)\./,
  },
  {
    name: 'kingdom',
    test: /lib.(court\.svelte|dominoes|spoken|squares|terrains)\b|components.(DominoPicture|KingdomBoard|KingdomMiniature|ScoreExplained|Sign|TerrainSquare)\./,
  },
];

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
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    fs: { allow: [path('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
