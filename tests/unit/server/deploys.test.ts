import { randomInt } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, unlinkSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { factsFile } from '../../../packages/core/src/output/output-files.ts';
import { rereadOnChange } from '../../../packages/engine/src/files/file-stamp.ts';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { parseFacts, readFacts } from '../../../packages/mail/src/facts.ts';
import { builtPages } from '../../../packages/mail/src/server/site-snapshot.ts';
import { mailFacts } from '../../../packages/mail/tests/support/mail-service.ts';
import { serveFolder } from '../../../packages/mail/tests/support/served-folder.ts';
import { blockedInlines, buildSmallSite, type SmallSite } from '../../support/small-build.ts';

const temp = tempFolder('deploys');
const cache = join(temp, 'cache');
const builds = isSweep ? 20 : 4;

/** From build to build, each of two pages becomes the old path of the other. */
function siteOf(version: number): SmallSite {
  const [page, old] = version % 2 === 0 ? ['/even', '/odd'] : ['/odd', '/even'];
  return { version, pages: ['/', page], redirects: { [old]: page } };
}

/** Loads pages repeatedly until `work` is done. Returns the failures that a visitor would see. */
async function watchWhile(address: string, work: () => Promise<void>): Promise<{ faults: string[]; loads: number }> {
  const faults = new Set<string>();
  let loads = 0;
  let isDone = false;
  const visit = async (encoding: string): Promise<void> => {
    while (!isDone) {
      for (const path of ['/', '/even', '/odd', '/nowhere']) {
        const response = await fetch(address + path, { headers: { 'Accept-Encoding': encoding } });
        const html = await response.text();
        loads += 1;
        if (response.status !== (path === '/nowhere' ? 404 : 200)) faults.add(`${path} answers ${response.status}`);
        for (const inline of blockedInlines(html, response.headers.get('Content-Security-Policy')))
          faults.add(`${path}: blocked ${inline}`);
      }
    }
  };
  const visitors = ['br', 'gzip', 'identity'].map(visit);
  try {
    await work();
  } finally {
    isDone = true;
    await Promise.all(visitors);
  }
  return { faults: [...faults], loads };
}

/** Checks the state after a deploy. */
async function expectDeployed(address: string, version: number): Promise<void> {
  const { redirects = {} } = siteOf(version);
  const [[from = '', to = ''] = []] = Object.entries(redirects);
  for (const path of ['/', to, '/nowhere']) {
    const response = await fetch(address + path);
    const html = await response.text();
    expect(html).toContain(`build ${version}`);
    expect(blockedInlines(html, response.headers.get('Content-Security-Policy'))).toEqual([]);
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  }
  const moved = await fetch(address + from, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, to]);
}

describe('a running server', () => {
  test('picks up builds into its folder, and every page matches its headers', { timeout: 120_000 }, async () => {
    const folder = join(temp, 'built');
    await buildSmallSite(folder, cache, siteOf(0));
    const address = await serveFolder(folder);
    const { faults, loads } = await watchWhile(address, async () => {
      for (let version = 1; version <= builds; version += 1) {
        await buildSmallSite(folder, cache, siteOf(version));
        await expectDeployed(address, version);
      }
    });
    expect(faults).toEqual([]);
    expect(loads).toBeGreaterThan(builds);
  });

  test.each([
    ['build.json last', (files: string[]) => files],
    ['build.json first', (files: string[]) => [...files].reverse()],
    [
      'files in any order',
      (files: string[]) =>
        files
          .map((file) => ({ file, order: randomInt(1e9) }))
          .sort((a, b) => a.order - b.order)
          .map(({ file }) => file),
    ],
  ])('picks up deploys that copy over its files, %s', { timeout: 120_000 }, async (what, sort) => {
    const folder = join(temp, `copied-${what.replaceAll(/\W/g, '')}`);
    await buildSmallSite(folder, cache, siteOf(0));
    const address = await serveFolder(folder);
    const { faults } = await watchWhile(address, async () => {
      for (let version = 1; version <= (isSweep ? 6 : 2); version += 1) {
        const elsewhere = join(temp, `made-${what.replaceAll(/\W/g, '')}-${version}`);
        await buildSmallSite(elsewhere, cache, siteOf(version));
        const files = filesOf(elsewhere).sort((a, b) => Number(a === 'build.json') - Number(b === 'build.json'));
        for (const file of sort(files)) await copyInPlace(join(elsewhere, file), join(folder, file));
        // Files other than build.json are checked every 100 ms.
        await setTimeout(150);
        await expectDeployed(address, version);
      }
    });
    expect(faults.filter((fault) => /blocked/.test(fault))).toEqual([]);
  });

  test('picks up a changed symbolic link to the next release', async () => {
    const link = join(temp, 'current');
    for (const version of [1, 2]) await buildSmallSite(join(temp, `release-${version}`), cache, siteOf(version));
    symlinkSync(join(temp, 'release-1'), link, 'dir');
    const address = await serveFolder(link);
    await expectDeployed(address, 1);
    symlinkSync(join(temp, 'release-2'), `${link}-next`, 'dir');
    renameSync(`${link}-next`, link);
    await expectDeployed(address, 2);
  });

  test('uses the last build while the folder has none', async () => {
    const folder = join(temp, 'removed');
    await buildSmallSite(folder, cache, siteOf(1));
    const address = await serveFolder(folder);
    for (const file of ['build.json', '_headers']) unlinkSync(join(folder, file));
    expect(await (await fetch(address)).text()).toContain('build 1');
    await buildSmallSite(`${folder}-next`, cache, siteOf(2));
    for (const file of filesOf(`${folder}-next`)) await copyInPlace(join(`${folder}-next`, file), join(folder, file));
    await setTimeout(150);
    await expectDeployed(address, 2);
  });

  test('serves a copied page of a deploy whose other files are copied later', async () => {
    const folder = join(temp, 'late');
    await buildSmallSite(folder, cache, { version: 1, pages: ['/'] });
    const address = await serveFolder(folder);
    await buildSmallSite(`${folder}-next`, cache, { version: 2, pages: ['/', '/late'] });
    await copyInPlace(join(`${folder}-next`, 'build.json'), join(folder, 'build.json'));
    expect((await fetch(`${address}/late`)).status).toBe(404);
    await copyInPlace(join(`${folder}-next`, 'late/index.html'), join(folder, 'late/index.html'));
    expect((await fetch(`${address}/late`)).status).toBe(200);
  });
});

describe('the mail service', () => {
  test('reads its facts again after a deploy, and uses the last ones while the file is incomplete', async () => {
    const folder = join(temp, 'facts');
    const file = join(folder, factsFile);
    const deploy = (version: number, facts: string): Promise<void> =>
      buildSmallSite(folder, cache, { version, pages: ['/'], files: { [factsFile]: facts } });
    await deploy(1, JSON.stringify(mailFacts));
    const facts = rereadOnChange(file, (text) => parseFacts(text, file), await readFacts(file));
    expect(facts()).toEqual(mailFacts);
    await deploy(2, JSON.stringify({ ...mailFacts, owner: { name: 'New', email: 'new@fixture.example' } }));
    expect(facts().owner.email).toBe('new@fixture.example');
    await deploy(3, '{"brand":');
    expect(facts().owner.email).toBe('new@fixture.example');
    await deploy(4, JSON.stringify(mailFacts));
    expect(facts()).toEqual(mailFacts);
  });

  test('fills in the page of the last deploy, with the policy of that page', async () => {
    const folder = join(temp, 'pages');
    await buildSmallSite(folder, cache, siteOf(1));
    const pages = builtPages(folder);
    for (const version of [1, 2]) {
      await buildSmallSite(folder, cache, siteOf(version));
      const page = await pages('/');
      expect(page?.html).toContain(`build ${version}`);
      expect(blockedInlines(page?.html ?? '', page?.headers['Content-Security-Policy'] ?? null)).toEqual([]);
    }
  });
});

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Writes like `cp`: truncates the file and then fills it, so that it can be read in between. */
async function copyInPlace(from: string, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true });
  const content = readFileSync(from);
  const handle: FileHandle = await open(to, 'w');
  for (const part of [content.subarray(0, content.length / 2), content.subarray(content.length / 2)]) {
    await handle.write(part);
    await setTimeout(1);
  }
  await handle.close();
}
