import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedPathsFile, readPublishedPaths } from '../../../packages/core/src/content/published-paths.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { nodeHost } from '../../../packages/engine/src/site/node-host.ts';
import { recordPublishedPaths } from '../../../packages/engine/src/site/record-published-paths.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('remember-paths');

async function remember(site: SiteCopy): Promise<number> {
  const { published } = await createSiteLoader(site.dir, siteCode)();
  return recordPublishedPaths(site.dir, {
    url: published.settings?.url ?? '',
    pages: published.pages.map(({ page: { fields, key } }) => ({ path: fields?.path ?? '', key })),
    events: [],
  });
}

test('a site without the file gets it', async () => {
  const site = copySite('minimal', temp);
  expect(await remember(site)).toBe(1);
  expect(site.read(publishedPathsFile)).toMatch(
    /^# The published paths of this site.*Commit this file\.\n(?:# .*\n)+https:\/\/minimal\.example\n\/ pages\/home\.yaml\n$/,
  );
  expect(await remember(site)).toBe(0);
});

test('a file that cannot be written is a failure with a reason', async () => {
  const site = copySite('minimal', temp);
  mkdirSync(join(site.dir, publishedPathsFile));
  await expect(remember(site)).rejects.toThrow(/^The published paths could not be written into \S+\.published-paths: .+\.$/);
});

test('published paths are added and never removed; drafts are not recorded', async () => {
  const site = copySite('minimal', temp);
  const home = site.read('pages/home.yaml');
  site.write(publishedPathsFile, '/old pages/old.yaml\n<<<<<<< here\n');
  site.write('pages/draft.yaml', home.replace('path: /', 'path: /draft\ndraft: true'));
  site.write('pages/new.yaml', home.replace('path: /', 'path: /new'));
  expect(await remember(site)).toBe(2);
  expect(readPublishedPaths(nodeHost, site.dir).paths).toEqual([
    { path: '/', key: 'pages/home.yaml' },
    { path: '/new', key: 'pages/new.yaml' },
    { path: '/old', key: 'pages/old.yaml' },
  ]);
});

test('a file without new paths stays unchanged', async () => {
  const site = copySite('minimal', temp);
  const text = '# Ours.\n\nhttps://first.example\n/ pages/home.yaml\n';
  site.write(publishedPathsFile, text);
  await remember(site);
  expect(site.read(publishedPathsFile)).toBe(text);
});
