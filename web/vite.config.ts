import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, mergeConfig, type ViteUserConfig as UserConfig } from 'vitest/config';
import { artwork } from './artwork.ts';
import { house } from './house.ts';
import { keptAnswers } from './kept-answers.ts';
import { licences } from './licences.ts';
import { oneFile } from './one-file.ts';
import { words } from './words.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The chunks: modules that are always loaded together are one file, which compresses better. */
const chunks = [
  {
    name: 'first',
    test: /^.?virtual:languages$|src.(api.socket-address|base.(local-storage|preferred-language))\b/,
  },
  {
    name: 'base',
    test: /node_modules.(svelte|@fluent|esm-env|clsx)|^.?virtual:(artwork$|words-of.(kingdom|line)$)|src.(api.http|app.Artwork|base.(announcements|i18n|late|later|live-region|names|preferences|router|routes)|table.choices|ui.Piece)\b/,
  },
  {
    name: 'table',
    test: /src.(api.socket|families.(open-table|registry)|table.(ActionList|CommandPanel|ConnectionLine|Drawer|DrawerTabs|drawers|HistoryPanel|Prompt|TableHead|late-keyboard|layout|session))\b/,
  },
  {
    name: 'kingdom',
    test: /^.?virtual:artwork.land$|src.(land.|kingdom.(board-marks|buildings|court-parts|CourtTokens|dominoes|labels|land-squares|squares|terrains|DominoPicture|KingdomBoard|TerrainSquare)|ui.Sign\b)/,
  },
];

/** The pages of a server: files that are loaded when they are needed. */
const served: UserConfig = {
  plugins: [house(path('./service-worker.js')), keptAnswers(null)],
  build: {
    outDir: path('../src/dominium/server/static'),
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [path('index.html'), path('embed.html'), path('src/app/ask-first.ts')],
      output: { codeSplitting: { groups: chunks } },
    },
  },
};

/** The house without a server, which `make static` makes: one file, and licences beside it. */
const serverless: UserConfig = {
  plugins: [keptAnswers(path('../build/answers.json')), oneFile(path('./public/favicon.svg'))],
  publicDir: false,
  build: {
    outDir: path('../build/static'),
    emptyOutDir: true,
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: () => true,
    chunkSizeWarningLimit: 20_000,
    rolldownOptions: {
      input: path('index.html'),
      output: { codeSplitting: false },
    },
  },
};

const common: UserConfig = {
  plugins: [
    svelte(),
    artwork(path('../src/dominium/artwork')),
    words(path('../src/dominium/locales')),
    licences(path('./node_modules/'), [
      '@fontsource-variable/alegreya',
      '@fontsource-variable/atkinson-hyperlegible-next',
    ]),
  ],
  resolve: {
    // Each room has its own name: `$base/names` is `src/base/names.ts`.
    alias: [{ find: /^\$(?=[a-z]+\/)/, replacement: path('./src/') }],
  },
  server: {
    fs: { allow: [path('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  // A busy machine is no fault of what is tested.
  test: { include: ['**/*.test.ts'], dir: path('./tests'), testTimeout: 120_000 },
};

export default defineConfig(({ mode }) =>
  mergeConfig(common, mode === 'serverless' ? serverless : served),
);
