import { mkdirSync, readdirSync, readFileSync, readlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishToFolder } from '../../../packages/engine/src/publish/folder.ts';
import type { Release } from '../../../packages/engine/src/publish/publish-context.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { builtRelease } from './built-release.ts';

const temp = tempFolder('publish-folder');

const publish = (folder: string, release: Release, keep = 5): Promise<unknown> =>
  publishToFolder({ way: { to: 'folder', folder, keep }, release, siteDir: temp, env: {} });
const shown = (folder: string): string => readFileSync(join(folder, 'current', 'index.html'), 'utf8');

/** Publishes releases one after the other, each with a later time than the one before. */
async function publishAll(folder: string, built: string, numbers: readonly number[], keep: number): Promise<void> {
  for (const number of numbers) {
    const release = builtRelease(built, number);
    await publish(folder, release, keep);
    const then = new Date(Date.now() - 100_000 + number * 1000);
    utimesSync(join(folder, 'releases', release.id), then, then);
  }
}

test('a release is beside the earlier ones, and the link leads to it; the last ones stay', async () => {
  const folder = join(temp, 'www');
  await publishAll(folder, join(temp, 'built'), [1, 2, 3, 4, 5], 3);
  expect(shown(folder)).toContain('Release 5');
  expect(readlinkSync(join(folder, 'current'))).toBe('releases/0000000000000005');
  expect(readdirSync(join(folder, 'releases')).sort()).toEqual(['0000000000000003', '0000000000000004', '0000000000000005']);
  expect(readdirSync(folder).sort()).toEqual(['current', 'releases']);

  // Going back is the same switch, and what is online is never removed.
  await publish(folder, { id: '0000000000000003' }, 1);
  expect(shown(folder)).toContain('Release 3');
  expect(readdirSync(join(folder, 'releases'))).toEqual(['0000000000000003']);
  await expect(publish(folder, { id: '0000000000000004' })).rejects.toMatchObject({ failure: { why: 'no-release' } });
  expect(shown(folder)).toContain('Release 3');
});

test('a release that is there is not copied again, and what a killed process has left is removed', async () => {
  const folder = join(temp, 'again');
  const release = builtRelease(join(temp, 'built-again'), 7);
  await publish(folder, release);
  const left = join(folder, 'releases', `${release.id}.0f3a9c1b-0000-4000-8000-000000000000`);
  mkdirSync(left);
  writeFileSync(join(folder, 'releases', 'notes.txt'), 'of the operator');
  writeFileSync(join(folder, 'releases', release.id, 'mark'), '');
  await publish(folder, release);
  expect(readdirSync(join(folder, 'releases')).sort()).toEqual([release.id, 'notes.txt']);
  expect(readdirSync(join(folder, 'current'))).toContain('mark');
});

test('a folder in the place of the link stays as it is, and a folder that cannot be written is said', async () => {
  const folder = join(temp, 'taken');
  mkdirSync(join(folder, 'current'), { recursive: true });
  writeFileSync(join(folder, 'current', 'index.html'), 'of somebody else');
  const release = builtRelease(join(temp, 'built-taken'), 1);
  await expect(publish(folder, release)).rejects.toThrow(`${join(folder, 'current')} is in the way: it is no symbolic link.`);
  expect(readdirSync(folder)).toEqual(['current']);
  expect(shown(folder)).toBe('of somebody else');

  writeFileSync(join(temp, 'file'), '');
  await expect(publish(join(temp, 'file', 'www'), release)).rejects.toMatchObject({
    failure: { why: 'not-written', detail: expect.stringContaining('ENOTDIR') },
  });
});
