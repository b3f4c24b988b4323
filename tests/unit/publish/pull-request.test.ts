import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proposeByPullRequest } from '../../../packages/engine/src/publish/pull-request.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';

const temp = tempFolder('pull-request');
const siteDir = join(temp, 'site');
const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@loom.test', ...args], { cwd: folder, encoding: 'utf8' }).trim();
const propose = () => proposeByPullRequest({ way: { to: 'pull-request' }, release: { id: '' }, siteDir, env: {} });

test('the commits go to a branch of their own, and the address that the host names is said', async () => {
  const bare = join(temp, 'bare.git');
  git(temp, 'init', '-q', '--bare', '-b', 'main', bare);
  git(temp, 'clone', '-q', bare, siteDir);
  writeFileSync(join(siteDir, 'site.yaml'), 'name: Loom\n');
  git(siteDir, 'add', '-A');
  git(siteDir, 'commit', '-q', '-m', 'Start');
  git(siteDir, 'push', '-q', '-u', 'origin', 'HEAD:main');
  await expect(propose()).resolves.toEqual({ state: 'nothing' });

  // Main is protected, and the host says where a request is opened.
  writeFileSync(join(bare, 'hooks', 'update'), '#!/bin/sh\n[ "$1" != refs/heads/main ]\n');
  writeFileSync(join(bare, 'hooks', 'post-receive'), '#!/bin/sh\necho Open it: >&2\necho https://git.loom.test/pull/new >&2\n');
  for (const name of ['update', 'post-receive']) chmodSync(join(bare, 'hooks', name), 0o755);
  writeFileSync(join(siteDir, 'site.yaml'), 'name: Looms\n');
  git(siteDir, 'commit', '-q', '-a', '-m', 'Looms');
  const head = git(siteDir, 'rev-parse', 'HEAD');
  const branch = `pagewright-review/${head.slice(0, 8)}`;
  await expect(propose()).resolves.toEqual({ state: 'proposed', branch, address: 'https://git.loom.test/pull/new' });
  expect(git(bare, 'rev-parse', branch)).toBe(head);
  expect(git(bare, 'rev-parse', 'main')).not.toBe(head);
});

test('a place that cannot be reached, and a site in no repository, are said', async () => {
  git(siteDir, 'remote', 'set-url', 'origin', join(temp, 'gone.git'));
  writeFileSync(join(siteDir, 'site.yaml'), 'name: More looms\n');
  git(siteDir, 'commit', '-q', '-a', '-m', 'More');
  await expect(propose()).rejects.toMatchObject({ failure: { why: 'not-sent', detail: expect.stringContaining('gone.git') } });
  await expect(proposeByPullRequest({ way: { to: 'pull-request' }, release: { id: '' }, siteDir: temp, env: {} })).rejects.toMatchObject({
    failure: { why: 'no-repository' },
  });
});
