import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** The rooms of the page from the top. A room knows those below it, none beside it, none above it. */
const FLOORS = [
  ['app'],
  ['pages'],
  ['learn'],
  ['room'],
  ['families', 'lobby', 'scorepads', 'settings'],
  ['kingdom', 'line', 'proof', 'referee'],
  ['accounts', 'coach', 'leagues', 'table'],
  ['analysis', 'following', 'land', 'offline', 'ui'],
  ['engine'],
  ['api'],
  ['base'],
];
const ROOMS = FLOORS.flat();

const downward = FLOORS.flatMap((floor, index) =>
  floor.map((room) => ({
    from: { element: { type: room } },
    allow: {
      to: { element: { types: { anyOf: [room, ...FLOORS.slice(index + 1).flat()] } } },
    },
  })),
);

export default typescript.config(
  js.configs.recommended,
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
    // Links are plain addresses: the router listens for them on the document.
    rules: {
      'svelte/no-navigation-without-resolve': 'off',
      // Maps and sets here are values: made, read and replaced, never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['src/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': ROOMS.map((room) => ({ type: room, pattern: `src/${room}` })),
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'boundaries/additional-dependency-nodes': [
        { selector: 'TSImportType Literal', kind: 'type', name: 'import-type' },
      ],
      'import/resolver': { './resolver.js': {} },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        { default: 'disallow', checkUnknownLocals: true, policies: downward },
      ],
      'boundaries/no-unknown-files': 'error',
    },
  },
  // Another room is imported by its name, the own one by a relative path.
  ROOMS.map((room) => ({
    files: [`src/${room}/**`],
    rules: {
      'no-restricted-imports': ['error', { patterns: [`$${room}/*`, '../*/*', '../../*'] }],
    },
  })),
  { ignores: ['src/api/generated/'] },
);
