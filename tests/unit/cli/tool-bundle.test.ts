import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject, projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { copyProject } from '../../support/project-copy.ts';
import { type Outcome, runCommand } from '../../support/run-command.ts';

const explain = (root: string): Promise<Outcome> => runCommand(root, 'explain', '--help');
let project = '';
let cache = '';

test('a copy of a project uses the bundle of the project', async () => {
  await explain(projectRoot);
  project = copyProject();
  cache = join(project, '.cache', 'tool');
  const copied = readdirSync(cache);
  await explain(project);
  expect([copied.length, readdirSync(cache)]).toEqual([1, copied]);
});

test('a bundle that is in use is kept, however old it is; commands that start at once with new sources all write theirs and remove others', async () => {
  const [inUse = ''] = readdirSync(cache);
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  utimesSync(join(cache, inUse), twoHoursAgo, twoHoursAgo);
  await explain(project);
  expect(statSync(join(cache, inUse)).mtimeMs).toBeGreaterThan(Date.now() - 60_000);

  const old = Array.from({ length: 300 }, (_, index) => join(cache, `old-${index}`));
  for (const folder of old) {
    mkdirSync(join(folder, 'client'), { recursive: true });
    utimesSync(folder, twoHoursAgo, twoHoursAgo);
  }
  writeFileSync(join(project, 'src', 'note.ts'), 'export {};\n');
  const results = await Promise.all(Array.from({ length: isSweep ? 4 : 2 }, () => explain(project)));
  expect(results.map(({ exitCode, stderr }) => ({ exitCode, stderr }))).toEqual(results.map(() => ({ exitCode: 0, stderr: '' })));
  expect(old.filter((folder) => existsSync(folder))).toEqual([]);
  expect(readdirSync(cache)).toContain(inUse);
}, 120_000);

test('"prepare" bundles the commands and the browser code, so that a build only reads them', async () => {
  const prepared = (): string[] =>
    readdirSync(cache)
      .map((name) => join(cache, name))
      .filter((folder) => existsSync(join(folder, 'client-compressed')));
  // The bundle that was copied from the project may have them.
  const earlier = prepared();
  await runCommand(project, 'prepare');
  const added = prepared().filter((folder) => !earlier.includes(folder));
  expect(added).toHaveLength(1);
  const [folder = ''] = added;
  const state = (): string[] =>
    ['client', 'client-compressed'].map((name) => `${readdirSync(join(folder, name, 'assets'))} ${statSync(join(folder, name)).mtimeMs}`);
  const before = state();
  const siteDir = join(project, 'site');
  cpSync(inProject('tests', 'sites', 'minimal'), siteDir, { recursive: true });
  const { exitCode } = await runCommand(project, 'build', '--compress', '--site', siteDir, '--out', join(project, 'out'));
  expect(exitCode).toBe(0);
  expect(state()).toEqual(before);
  expect(readdirSync(join(project, 'out', 'assets'))).toEqual(readdirSync(join(folder, 'client-compressed', 'assets')));
}, 120_000);

// Nobody may create a folder in /sys, which Linux alone has.
test.runIf(existsSync('/sys'))('a user who may not write the bundle is told who has to prepare it', async () => {
  rmSync(join(project, '.cache'), { recursive: true });
  symlinkSync('/sys', join(project, '.cache'));
  const { exitCode, stderr } = await explain(project);
  expect(exitCode).toBe(1);
  expect(stderr).toContain('This user may not write into');
  expect(stderr).toContain('Run "npm run prepare" once as the user who owns the project');
});
