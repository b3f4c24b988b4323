import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { runMain } from '../../support/run-main.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('release-id');
const site = copySite('minimal', temp);
const other = copySite('minimal', temp);

async function idOf(dir: string, out: string, ...options: string[]): Promise<unknown> {
  const { exitCode } = await runMain('build', '--site', dir, '--out', join(temp, out), ...options);
  expect(exitCode).toBe(0);
  const file = join(temp, out, 'release.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).id : undefined;
}

test('a release has the same id wherever it is built, whenever and compressed or not, and another one after each change of a file', async () => {
  const first = await idOf(site.dir, 'first', '--release');
  expect(first).toMatch(/^[\da-f]{16}$/);
  expect(await idOf(other.dir, 'second', '--release', '--compress', '--now', '2030-01-01')).toBe(first);
  expect(readdirSync(join(temp, 'second'))).toContain('index.html.br');
  // The same folder again, in which nothing is written a second time.
  expect(await idOf(site.dir, 'first', '--release')).toBe(first);
  const text = site.read('pages/home.yaml');
  site.write('pages/home.yaml', text.replace(/^title: .*$/m, 'title: Another title'));
  const second = await idOf(site.dir, 'first', '--release');
  site.write('root/ads.txt', 'ads.example\n');
  const third = await idOf(site.dir, 'first', '--release');
  expect(new Set([first, second, third]).size).toBe(3);
  site.remove('root');
  site.write('pages/home.yaml', text);
  expect(await idOf(site.dir, 'first', '--release')).toBe(first);
}, 60_000);

test('only a release has an id, and no page or file of the site can take its place', async () => {
  expect(await idOf(site.dir, 'plain')).toBeUndefined();
  site.write('root/release.json', '{}');
  const { exitCode, stderr } = await runMain('check', '--site', site.dir);
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining('release.json')]);
}, 60_000);
