import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Release } from '../../../packages/engine/src/publish/publish-context.ts';
import { publishBySsh } from '../../../packages/engine/src/publish/ssh.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { builtRelease } from './built-release.ts';
import { hasSshServer, type SshServer, startSshServer } from './ssh-server.ts';

// With a space, as paths may have.
const temp = tempFolder('publish ssh');
const www = tempFolder('publish-www');

describe.skipIf(!hasSshServer)('a host that is reached by ssh (needs openssh-server and rsync)', () => {
  let server: SshServer;
  beforeAll(async () => {
    server = await startSshServer(tempFolder('ssh-server'), join(temp, 'ssh.conf'));
  });

  const publish = (folder: string, release: Release, { keep = 5, host = 'www' } = {}): Promise<unknown> =>
    publishBySsh({ way: { to: 'ssh', host, folder, config: server.config, keep }, release, siteDir: temp, env: process.env });
  const shown = (folder: string): string => readFileSync(join(folder, 'current', 'index.html'), 'utf8');

  test('a release is beside the earlier ones, files that are the same are linked, and the last ones stay', async () => {
    const folder = join(www, 'bakery');
    const built = join(temp, 'built');
    for (const number of [1, 2, 3, 4]) {
      const release = builtRelease(built, number);
      // A build leaves the files that are the same as they are.
      utimesSync(join(built, 'about', 'index.html'), 1, 1);
      await publish(folder, release, { keep: 3 });
      const then = new Date(Date.now() - 100_000 + number * 1000);
      utimesSync(join(folder, 'releases', release.id), then, then);
    }
    expect(shown(folder)).toContain('Release 4');
    expect(readlinkSync(join(folder, 'current'))).toBe('releases/0000000000000004');
    const releases = ['0000000000000002', '0000000000000003', '0000000000000004'];
    expect(readdirSync(join(folder, 'releases')).sort()).toEqual(releases);
    expect(readdirSync(folder).sort()).toEqual(['current', 'releases']);
    const [before, after] = releases.slice(1).map((id) => statSync(join(folder, 'releases', id, 'about', 'index.html')));
    expect(before?.ino).toBe(after?.ino);

    await publish(folder, { id: '0000000000000002' });
    expect(shown(folder)).toContain('Release 2');
    await expect(publish(folder, { id: '0000000000000009' })).rejects.toMatchObject({ failure: { why: 'no-release' } });
    expect(shown(folder)).toContain('Release 2');
  });

  test('a file that is gone from the site is gone from the release, also from one that was not copied to its end', async () => {
    const folder = join(www, 'gone');
    const built = join(temp, 'built-gone');
    const release = builtRelease(built, 1, { 'old.html': '' });
    const left = join(folder, 'releases', `.${release.id}`);
    mkdirSync(left, { recursive: true });
    writeFileSync(join(left, 'left.html'), '');
    rmSync(join(built, 'old.html'));
    await publish(folder, release);
    expect(readdirSync(join(folder, 'current')).sort()).toEqual(['about', 'index.html', 'release.json']);
    expect(readdirSync(join(folder, 'releases'))).toEqual([release.id]);
  });

  test('a folder in the place of the link stays as it is', async () => {
    const folder = join(www, 'taken');
    mkdirSync(join(folder, 'current'), { recursive: true });
    await expect(publish(folder, builtRelease(join(temp, 'built-taken'), 1))).rejects.toMatchObject({
      failure: { why: 'no-link', what: `www:${folder}/current` },
    });
    expect(readdirSync(folder).sort()).toEqual(['current', 'releases']);
  });

  test('a host that does not let in or has no room is said in its words, and the link stays', async () => {
    const folder = join(www, 'kept');
    const built = join(temp, 'built-kept');
    await publish(folder, builtRelease(built, 1));
    await expect(publish(folder, builtRelease(built, 2), { host: 'nowhere.invalid' })).rejects.toMatchObject({
      failure: { why: 'no-login', what: 'nowhere.invalid', detail: expect.stringContaining('nowhere.invalid') },
    });
    // rsync cannot write where a file is.
    writeFileSync(join(folder, 'releases', '.0000000000000003'), '');
    await expect(publish(folder, builtRelease(built, 3))).rejects.toMatchObject({ failure: { why: 'not-copied', what: 'www' } });
    expect(shown(folder)).toContain('Release 1');
    writeFileSync(join(www, 'file'), '');
    await expect(publish(join(www, 'file', 'www'), builtRelease(built, 4))).rejects.toMatchObject({
      failure: { why: 'not-copied', detail: expect.stringContaining('Not a directory') },
    });
  });
});
