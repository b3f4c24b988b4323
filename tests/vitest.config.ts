import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { isFullTest } from './support/full-test.ts';

/** The full test tries properties ten times as often, and gives them ten times as long. */
const patience = isFullTest ? 10 : 1;

/** The engine's sources are imported as they are, by sites too. */
const conditions = ['@pagewright/source', ...defaultServerConditions];
const engine = { resolve: { conditions }, ssr: { noExternal: ['pagewright'], resolve: { conditions } } };

export default defineConfig({
  test: {
    // One less than there are cores by default, which is one of two.
    maxWorkers: availableParallelism(),
    // A sixth faster than processes.
    pool: 'threads',
    projects: [
      {
        ...engine,
        test: {
          name: 'node',
          environment: 'node',
          // Some start the commands themselves; on a busy machine that takes a while.
          testTimeout: 60_000 * patience,
          setupFiles: ['tests/support/property-runs.ts'],
          include: ['tests/{unit,architecture,blocks,editor,mutations,problems,sites}/**/*.test.{ts,tsx}'],
        },
      },
      {
        ...engine,
        test: {
          name: 'dom',
          environment: 'jsdom',
          testTimeout: 20_000 * patience,
          include: ['tests/dom/**/*.test.tsx'],
          setupFiles: ['tests/dom/setup.ts', 'tests/support/property-runs.ts'],
        },
      },
    ],
  },
});
