import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { isSweep } from '../packages/engine/tests/support/sweeps.ts';
import { keepTempInMemory } from './support/temp-in-memory.ts';

const root = join(import.meta.dirname, '..');

keepTempInMemory();

/** The sweeps try properties several times as often, and give them ten times as long. */
const patience = isSweep ? 10 : 1;

/** The paths and texts of all test files. */
const testFiles = ['packages', 'tests', 'tools']
  // A copy of the project has no tools.
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** In the sweeps, the files without variants and properties: they have nothing more to try there. */
const others = isSweep ? testFiles.flatMap(({ file, text }) => (/fast-check|support\/sweeps/.test(text) ? [] : [file])) : [];

const ofNode =
  /^(?:(?:packages|tools)\/[^/]+\/tests|tests\/(?:unit|architecture|blocks|developer-mistakes|editor|mutations|problems|sites))\//;
const startsCommands =
  /child_process|support\/(?:run-command|running-preview|serving-command|project-tools|npm|small-disk)\.ts|child-service|crash-runs|stubGit/;

/**
 * The files that start commands. For that, the system copies the tables of the memory of the process that starts them: with 600 MB, it takes ten
 * times as long as with 60. So it is not the process that has the memory of all threads.
 */
const starting = testFiles.flatMap(({ file, text }) => (ofNode.test(file) && startsCommands.test(text) ? [file] : []));

/** The engine's sources are imported as they are, by sites too. */
const conditions = ['@pagewright/source', ...defaultServerConditions];
const engine = {
  resolve: { conditions },
  ssr: { noExternal: ['pagewright', '@pagewright/core', 'pagewright-mail'], resolve: { conditions } },
};

/** The committed files choose the values that properties try: a second run repeats the first one, and every commit tries others. */
const tree = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: root, encoding: 'utf8' }).stdout || '1';

/** Every project uses these options; a project takes none of them from the root. */
const shared = {
  // A sixth faster than processes.
  pool: 'threads' as const,
  setupFiles: ['packages/engine/tests/support/setup.ts', 'packages/engine/tests/support/property-runs.ts'],
  env: { PROPERTY_SEED: process.env.PROPERTY_SEED ?? String(Number.parseInt(tree.slice(0, 7), 16)) },
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

const node = {
  ...shared,
  environment: 'node' as const,
  globalSetup: join(root, 'tests/support/machine.ts'),
  // Some start the commands themselves; on a busy machine that takes a while.
  testTimeout: 60_000 * patience,
  hookTimeout: 60_000 * patience,
};

const isolatedTests = '{{packages,tools}/*/tests,tests}/**/*.isolated.test.ts';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: join(root, '.cache/tests/unit.json') }]],
    // Two more than there are cores, because many tests wait for timers, sockets and processes.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        ...engine,
        test: {
          ...node,
          name: 'node',
          // The files of a worker share modules: importing engine and site for each file took longer than most tests.
          isolate: false,
          include: [
            '{packages,tools}/*/tests/**/*.test.{ts,tsx}',
            'tests/{unit,architecture,blocks,developer-mistakes,editor,mutations,problems,sites}/**/*.test.{ts,tsx}',
          ],
          exclude: [isolatedTests, ...starting, ...others],
        },
      },
      {
        ...engine,
        test: { ...node, name: 'commands', pool: 'forks', isolate: false, include: starting, exclude: [isolatedTests, ...others] },
      },
      {
        ...engine,
        // Files that replace modules, change a registry of the engine, or need a process of their own, such as a small one that starts hundreds of others.
        test: { ...node, name: 'isolated', pool: 'forks', include: [isolatedTests], exclude: others },
      },
      {
        ...engine,
        test: {
          ...shared,
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          testTimeout: 20_000 * patience,
          // Some open a whole site first.
          hookTimeout: 60_000 * patience,
          include: ['tests/dom/**/*.test.{ts,tsx}'],
          exclude: [isolatedTests, ...others],
          setupFiles: ['tests/dom/setup.ts', ...shared.setupFiles],
        },
      },
    ],
  },
});
