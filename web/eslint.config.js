import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

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
  { ignores: ['src/lib/generated/'] },
);
