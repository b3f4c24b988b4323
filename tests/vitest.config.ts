import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { isFullTest } from '../packages/engine/tests/support/full-test.ts';

/** The full test tries properties ten times as often, and gives them ten times as long. */
const patience = isFullTest ? 10 : 1;

/** The engine's sources are imported as they are, by sites too. */
const conditions = ['@pagewright/source', ...defaultServerConditions];
const engine = { resolve: { conditions }, ssr: { noExternal: ['pagewright'], resolve: { conditions } } };

/** Every project uses these options; a project takes none of them from the root. */
const shared = {
  // A sixth faster than processes.
  pool: 'threads' as const,
  setupFiles: ['packages/engine/tests/support/setup.ts', 'packages/engine/tests/support/property-runs.ts'],
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

const node = {
  ...shared,
  environment: 'node' as const,
  // Some start the commands themselves; on a busy machine that takes a while.
  testTimeout: 60_000 * patience,
  hookTimeout: 60_000 * patience,
};

const isolatedTests = '{packages/*/tests,tests}/**/*.isolated.test.ts';

export default defineConfig({
  test: {
    // One more than there are cores, because some tests wait for timers and processes.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        ...engine,
        test: {
          ...node,
          name: 'node',
          // The files of a worker share modules: importing engine and site for each file took longer than most tests.
          isolate: false,
          include: [
            'packages/*/tests/**/*.test.{ts,tsx}',
            'tests/{unit,architecture,blocks,editor,mutations,problems,sites}/**/*.test.{ts,tsx}',
          ],
          exclude: [isolatedTests],
        },
      },
      {
        ...engine,
        // Files that replace modules or change a registry of the engine.
        test: { ...node, name: 'isolated', include: [isolatedTests] },
      },
      {
        ...engine,
        test: {
          ...shared,
          name: 'dom',
          environment: 'jsdom',
          testTimeout: 20_000 * patience,
          include: ['tests/dom/**/*.test.tsx'],
          setupFiles: ['tests/dom/setup.ts', ...shared.setupFiles],
        },
      },
    ],
  },
});
