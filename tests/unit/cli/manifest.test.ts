import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { filesOf } from '../../support/files-of.ts';
import type { Outcome } from '../../support/run-command.ts';
import { runMainIn } from '../../support/run-main.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('manifest');
const root = tempFolder('machine');
const site = copySite('blocks', temp);
const build = (out: string, ...options: string[]): Promise<Outcome> =>
  runMainIn(root, 'build', '--compress', '--site', site.dir, '--out', out, ...options);

describe('a manifest', () => {
  const earlier = join(temp, 'manifests', 'earlier.json');
  const out = join(temp, 'manifest');

  beforeAll(async () => {
    expect(await build(out, '--manifest', earlier)).toMatchObject({ exitCode: 0 });
  }, 240_000);

  test('lists every file with its size, and is the same for merged shards', async () => {
    const shards = ['1', '2'].map((index) => join(temp, `shard-${index}`));
    for (const [index, folder] of shards.entries()) await build(folder, '--shard', `${index + 1}/2`);
    const ofMerged = join(temp, 'manifests', 'merged.json');
    await runMainIn(root, 'merge', ...shards, '--out', join(temp, 'merged'), '--manifest', ofMerged);
    expect(readFileSync(ofMerged, 'utf8')).toBe(readFileSync(earlier, 'utf8'));
    const { files }: { files: Record<string, { bytes: number }> } = JSON.parse(readFileSync(earlier, 'utf8'));
    expect(Object.entries(files).map(([path, { bytes }]) => [path, bytes])).toEqual(
      [...filesOf(out).keys()].sort().map((path) => [path, statSync(join(out, path)).size]),
    );
    expect(readdirSync(out)).not.toContain('manifest.json');
  });

  test('finds no change in an unchanged site', async () => {
    const { stdout } = await build(out, '--changed-since', earlier);
    expect(stdout).toContain(`\nNo file changed since ${earlier}.\n`);
  });

  test('finds the files that an edit changed, and their URLs, alone on stdout as JSON', async () => {
    site.edit('pages/workshop.yaml', 'description: ', 'description: New ');
    const json = await build(out, '--changed-since', earlier, '--format', 'json');
    const text = await build(out, '--changed-since', earlier);
    site.edit('pages/workshop.yaml', 'description: New ', 'description: ');
    const copies = (path: string): string[] => [path, `${path}.br`, `${path}.gz`];
    expect(JSON.parse(json.stdout)).toEqual({
      added: [],
      changed: copies('workshop/index.html'),
      removed: [],
      urls: ['/workshop'],
    });
    expect(json.stderr).toContain('built into');
    expect(text.stdout).toContain(`3 files changed since ${earlier}:\nchanged  workshop/index.html\n`);
    expect(text.stdout).toMatch(/\n1 URL to purge from caches:\n\/workshop\n$/);
  });

  test.each([
    [
      'a missing manifest',
      join(temp, 'none.json'),
      1,
      `There is no manifest ${join(temp, 'none.json')}. Use a file that a build wrote with --manifest.`,
    ],
    [
      'a damaged manifest',
      join(temp, 'damaged.json'),
      1,
      `${join(temp, 'damaged.json')} is damaged or no manifest, so changes are unknown.`,
    ],
  ])('%s is an error before anything is built', async (_, file, exitCode, says) => {
    writeFileSync(join(temp, 'damaged.json'), readFileSync(earlier, 'utf8').slice(0, 400));
    const before = filesOf(out);
    const outcome = await build(out, '--changed-since', file);
    expect(outcome).toMatchObject({ exitCode, stdout: '', stderr: expect.stringContaining(says) });
    expect(filesOf(out)).toEqual(before);
  });

  test.each([
    ['--manifest inside of the output', ['--manifest', join(out, 'manifest.json')], `--manifest is inside of ${out}, which is published.`],
    ['--format without a list', ['--format', 'json'], '--format is for the list of changes. Add --changed-since MANIFEST'],
    ['a shard', ['--shard', '1/2', '--manifest', earlier], '--manifest needs the whole site. Use it when you merge the shards'],
  ])('%s is a wrong call', async (_, options, says) => {
    expect(await build(out, ...options)).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining(says) });
  });
});
