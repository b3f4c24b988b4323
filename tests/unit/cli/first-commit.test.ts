import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commitFirst } from '../../../packages/engine/src/cli/create/first-commit.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';

const temp = tempFolder('first-commit');

/** Makes a folder with a file. */
function newFolder(name: string): string {
  const folder = join(temp, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'README.md'), '# A site\n');
  return folder;
}

function setEnvironment(values: Record<string, string | undefined>): void {
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
}

const log = (folder: string, format: string): string =>
  execFileSync('git', ['log', `--format=${format}`], { cwd: folder, encoding: 'utf8' }).trim();

test('commits all files, also where git knows no name', async () => {
  const names = { GIT_AUTHOR_NAME: undefined, GIT_AUTHOR_EMAIL: undefined, GIT_COMMITTER_NAME: undefined, GIT_COMMITTER_EMAIL: undefined };
  setEnvironment({ ...names, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', EMAIL: undefined });
  const folder = newFolder('without-a-name');
  expect(await commitFirst(folder, 'Create A site')).toBe('The first commit of its git repository has all files.');
  expect(log(folder, '%an <%ae> %s')).toBe('Pagewright <create@pagewright.invalid> Create A site');
});

test('commits with the name that git knows', async () => {
  const config = join(temp, 'gitconfig');
  writeFileSync(config, '[user]\n  name = Ann\n  email = ann@client.example\n');
  setEnvironment({ GIT_AUTHOR_NAME: undefined, GIT_AUTHOR_EMAIL: undefined, GIT_CONFIG_GLOBAL: config });
  const folder = newFolder('with-a-name');
  await commitFirst(folder, 'Create A site');
  expect(log(folder, '%an <%ae>')).toBe('Ann <ann@client.example>');
});

test('makes no repository inside of another one', async () => {
  const outer = newFolder('outer');
  execFileSync('git', ['init', '--quiet'], { cwd: outer });
  const folder = newFolder('outer/site');
  expect(await commitFirst(folder, 'Create A site')).toContain('the folder is in one already');
  expect(existsSync(join(folder, '.git'))).toBe(false);
});

test('says that git is not installed', async () => {
  setEnvironment({ PATH: temp });
  expect(await commitFirst(newFolder('without-git'), 'Create A site')).toBe('No git repository was made, because git is not installed.');
});
