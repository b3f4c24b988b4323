/**
 * `npm test` and `npm run test:sweeps`: runs the levels of tests, and ends with how long each took.
 *
 * `--sweeps` runs the sweeps; `--retries 1` gives a failed browser test a second try, as CI does.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeRun, mayPass } from './durations.mjs';

const root = join(import.meta.dirname, '..');
const { sweeps, retries } = parseArgs({
  options: { sweeps: { type: 'boolean', default: false }, retries: { type: 'string', default: '0' } },
}).values;

const playwright = ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'];
/** Playwright writes into this file which tests of its last run failed. */
const lastRun = join(root, 'test-results', '.last-run.json');
const hasFailed = existsSync(lastRun) && JSON.parse(readFileSync(lastRun, 'utf8')).status === 'failed';

const unit = { name: 'unit', report: '.cache/tests/unit.json', commands: [['vitest', 'run', '--config', 'tests/vitest.config.ts']] };
const chromium = {
  name: 'chromium',
  report: '.cache/tests/chromium.json',
  commands: [...(hasFailed ? [[...playwright, '--last-failed']] : []), [...playwright, '--retries', retries]],
  // Node finds the sources of the packages by this condition. Vitest has it in its configuration.
  env: { NODE_OPTIONS: '--conditions=@pagewright/source' },
};

const browsers = {
  name: 'browsers',
  report: '.cache/tests/browsers.json',
  commands: [['vitest', 'run', '--config', 'tests/browsers/vitest.config.ts']],
};

/** Levels in one list run beside each other, because the unit tests also wait for timers and processes. */
const stages = sweeps
  ? [[unit], [chromium], [browsers]]
  : [[{ name: 'checks', commands: ['types', 'lint', 'check'].map((script) => ['npm', 'run', script]) }, unit], [chromium]];

/** Runs a command with the packages of the project. Resolves to true when it succeeds. */
function run([name, ...args], own) {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;
  // With ALL_TESTS, sites that the browser tests share are built before a test asks for them.
  const all = args.includes('--last-failed') ? {} : { ALL_TESTS: '1' };
  const env = { ...process.env, PATH: path, ...own, ...all, ...(sweeps ? { SWEEPS: '1' } : {}) };
  return new Promise((resolve) => {
    const child = spawn(name, args, { cwd: root, env, stdio: 'inherit' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function runLevel({ name, report, commands, env }) {
  const start = Date.now();
  let isGreen = true;
  for (const command of commands) isGreen &&= await run(command, env);
  const file = report && join(root, report);
  const json = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return { name, isGreen, seconds: (Date.now() - start) / 1000, report: json };
}

for (const level of stages.flat()) if (level.report) rmSync(join(root, level.report), { force: true });
const start = Date.now();
const levels = [];
for (const stage of [[{ name: 'install', commands: [['node', 'tests/e2e/ensure-chromium.mjs']] }], ...stages]) {
  levels.push(...(await Promise.all(stage.map(runLevel))));
  if (levels.some(({ isGreen }) => !isGreen)) break;
}
console.log(describeRun(levels, (Date.now() - start) / 1000));
process.exitCode = mayPass(levels) ? 0 : 1;
