import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject, projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { copyProject } from '../../support/project-copy.ts';
import { runCommand } from '../../support/run-command.ts';

const project = copyProject();
const cache = join(project, '.cache', 'tool');
const explain = (): Promise<unknown> => runCommand(project, 'explain', '--help');

test('a copy of a project uses the bundle of the project', async () => {
  await runCommand(projectRoot, 'explain', '--help');
  const copy = copyProject();
  const bundlesOf = (root: string): string[] => readdirSync(join(root, '.cache', 'tool'));
  const copied = bundlesOf(copy);
  await runCommand(copy, 'explain', '--help');
  expect([copied.length, bundlesOf(copy)]).toEqual([1, copied]);
});

test('a bundle that is in use is kept, however old it is', async () => {
  // The copied one is that of older sources when the project was edited since its last command.
  rmSync(cache, { recursive: true, force: true });
  await explain();
  const [inUse = ''] = readdirSync(cache);
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  utimesSync(join(cache, inUse), twoHoursAgo, twoHoursAgo);
  await explain();
  expect(statSync(join(cache, inUse)).mtimeMs).toBeGreaterThan(Date.now() - 60_000);

  // Another state of the sources has another bundle, and its command removes old ones that are not in use.
  writeFileSync(join(project, 'src', 'note.ts'), 'export {};\n');
  await explain();
  expect(readdirSync(cache)).toContain(inUse);
}, 120_000);

test('commands that start at once with new sources all write the bundle and remove old ones that are not in use', async () => {
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  const old = Array.from({ length: 300 }, (_, index) => join(cache, `old-${index}`));
  for (const folder of old) {
    mkdirSync(join(folder, 'client'), { recursive: true });
    utimesSync(folder, twoHoursAgo, twoHoursAgo);
  }
  writeFileSync(join(project, 'src', 'note.ts'), 'export {}; // at once\n');
  const results = await Promise.all(Array.from({ length: isSweep ? 4 : 2 }, () => runCommand(project, 'explain', '--help')));
  expect(results.map(({ exitCode, stderr }) => ({ exitCode, stderr }))).toEqual(results.map(() => ({ exitCode: 0, stderr: '' })));
  expect(old.filter((folder) => existsSync(folder))).toEqual([]);
}, 120_000);

test('"prepare" bundles the commands and the browser code, so that a build only reads them', async () => {
  await runCommand(project, 'prepare');
  const folders = readdirSync(cache).map((name) => join(cache, name));
  const prepared = folders.filter((folder) => existsSync(join(folder, 'client-compressed')));
  expect(prepared).toHaveLength(1);
  const stateOf = (folder = ''): string[] =>
    ['client', 'client-compressed'].map((name) => `${readdirSync(join(folder, name, 'assets'))} ${statSync(join(folder, name)).mtimeMs}`);
  const before = stateOf(prepared[0]);
  const siteDir = join(project, 'site');
  cpSync(inProject('tests', 'sites', 'minimal'), siteDir, { recursive: true });
  const { exitCode } = await runCommand(project, 'build', '--compress', '--site', siteDir, '--out', join(project, 'out'));
  expect(exitCode).toBe(0);
  expect(stateOf(prepared[0])).toEqual(before);
  expect(readdirSync(join(project, 'out', 'assets'))).toEqual(readdirSync(join(prepared[0] ?? '', 'client-compressed', 'assets')));
}, 120_000);
