import { mergeConfig } from 'vitest/config';
import config from '../vite.config.ts';

/** Whole games, one after another, are no matter of seconds. */
export default mergeConfig(config({ command: 'serve', mode: 'test' }), {
  test: { dir: import.meta.dirname, testTimeout: 3_600_000 },
});
