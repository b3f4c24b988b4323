import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { afterFile } from '../../../packages/engine/tests/support/after-file.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import type { Outcome } from '../../support/run-command.ts';
import { runMain } from '../../support/run-main.ts';
import { copySite } from '../../support/site-copy.ts';
import { type ServedLink, serveLink } from './served-link.ts';

const temp = tempFolder('publish-command');
const www = join(temp, 'www');
const ways = join(temp, 'publish.yaml');
const site = copySite('minimal', temp);
let served: ServedLink;

beforeAll(async () => {
  served = await serveLink(join(www, 'current'));
  afterFile(served.stop);
  writeFileSync(
    ways,
    `- to: folder\n  folder: www # beside this file\n  address: ${served.address}\n- to: hook\n  url: https://host.invalid/\${TOKEN}\n`,
  );
});

const publish = (...options: string[]): Promise<Outcome> => runMain('publish', '--site', site.dir, '--ways', ways, ...options);
const page = async (): Promise<string> => (await fetch(`${served.address}/`)).text();
const headOf = (text: string): string => `  - type: page-header\n    heading: ${text}\n`;

test('a site is built, brought online and waited for; then a change, and back to the release before', async () => {
  const dry = await publish('--dry-run');
  expect([dry.exitCode, dry.stdout]).toEqual([
    0,
    expect.stringContaining(
      `Nothing was published. Without --dry-run, it is built and copied to ${www}/releases, and ${www}/current leads to it.\n`,
    ),
  ]);
  expect(existsSync(www)).toBe(false);
  expect(existsSync(join(site.dir, '.published-paths'))).toBe(false);

  const first = await publish('--wait');
  expect([first.exitCode, first.stdout]).toEqual([
    0,
    expect.stringContaining(`waiting for ${served.address}\nYour change is live: ${served.address}\n`),
  ]);
  expect(site.read('.published-paths')).toContain('/ pages/home.yaml');
  const before = readlinkSync(join(www, 'current')).replace('releases/', '');
  expect(JSON.parse(readFileSync(join(www, 'current', 'release.json'), 'utf8'))).toEqual({ id: before });

  site.edit('pages/home.yaml', 'blocks:\n', `blocks:\n${headOf('What is new')}`);
  const second = await publish();
  expect([second.exitCode, second.stdout]).toEqual([0, expect.stringContaining(`Visitors find it at ${served.address}\n`)]);
  expect(await page()).toContain('What is new');
  expect(readdirSync(join(www, 'releases'))).toHaveLength(2);

  const back = await publish('--back-to', before, '--wait');
  expect([back.exitCode, back.stdout]).toEqual([0, expect.stringContaining('Your change is live')]);
  expect(await page()).not.toContain('What is new');
  expect(served.asked()).toBeGreaterThan(3);
}, 60_000);

test('nothing is published of a site with an error, which is said as "build" says it', async () => {
  const text = site.read('pages/home.yaml');
  site.edit('pages/home.yaml', 'type: page-header', 'type: page-heder');
  const [link, built] = [
    readlinkSync(join(www, 'current')),
    await runMain('build', '--site', site.dir, '--out', join(temp, 'out'), '--release'),
  ];
  const { exitCode, stderr } = await publish('--wait');
  expect([exitCode, stderr]).toEqual([1, `${built.stderr}Nothing was published, because the site could not be built.\n`]);
  expect(stderr).toContain('unknown-block-type');
  expect(readlinkSync(join(www, 'current'))).toBe(link);
  expect((await publish('--dry-run')).exitCode).toBe(1);
  site.write('pages/home.yaml', text);
}, 60_000);

test('a way that fails and calls that are wrong are said', async () => {
  const hook = await publish('--to', 'hook');
  expect([hook.exitCode, hook.stderr]).toEqual([
    1,
    expect.stringContaining('The environment has no variable TOKEN, which the hook names.'),
  ]);
  for (const [options, message] of [
    [['--to', 'fodler'], 'publish.yaml has no way "fodler". Did you mean "folder"?'],
    [['--back-to', '../..'], '--back-to is "../.."; it must be the id of a release'],
    [['--to', 'hook', '--back-to', '0f3a9c1be2d47586'], '--back-to is for the ways folder and ssh.'],
    [['--ways', join(temp, 'none.yaml')], 'none.yaml is missing: it says where the site is published.'],
  ] as const)
    expect(await publish(...options)).toEqual({ exitCode: 2, stdout: '', stderr: expect.stringContaining(message) });
}, 60_000);

test.each([
  ['- to: foldr\n', '1:7  0: to: expected one of folder, ssh, hook, pull-request'],
  ['to: folder\nfolder: www\n', '1:1  expected a list, in which each way starts with "- to: "'],
  ['[]', '1:1  expected at least one way'],
  ['- to: pull-request\n- to: pull-request\n', '1:1  expected each way once'],
  ['- to: folder\n  folder: www\n  kep: 3\n', '1:3  0: there is no field "kep"'],
  ['- to: ssh\n  host: -oProxyCommand=x\n  folder: /srv/www\n', '2:9  0: host: expected a host'],
  ['- to: ssh\n  host: www\n  folder: /srv/$(x)\n', '3:11  0: folder: expected a folder from the root'],
  ['- to: ssh\n  host: www\n  folder: /srv/../etc\n', '3:11  0: folder: expected a folder from the root'],
  ['- to: hook\n  url: file:///etc/passwd\n', '2:8  0: url: expected an address that starts with https:// or http://'],
  ['- to: hook\n  url: [\n', '2:8  The bracket [ has no closing ]'],
])('what is wrong in publish.yaml is named with its line: %j', async (text, message) => {
  const file = join(temp, 'wrong.yaml');
  writeFileSync(file, text);
  const { exitCode, stderr } = await publish('--ways', file);
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining(`wrong.yaml:${message}`)]);
});
