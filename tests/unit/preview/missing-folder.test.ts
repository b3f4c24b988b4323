import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DevSite } from '../../../packages/engine/src/preview/dev-site.ts';
import { isToolFolder } from '../../../packages/engine/src/preview/watch-folder.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import fetching from '../../sites/extensions/src/site.ts';
import { codeOf, EditedSite } from '../../support/edited-site.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('missing-folder');

describe('without a folder collections/', () => {
  test('a site that only fetches records shows an error at its place', async () => {
    const copy = copySite('extensions/site.config', temp);
    const site = new DevSite(copy.dir, fetching, () => new Date('2025-05-01'));
    await site.reload();
    site.check();
    copy.edit('pages/home.yaml', 'country: EE', 'country: XX');
    await site.reload();
    expect(site.pause).toBeUndefined();
    expect(site.statusOf(undefined).inOtherFiles.map(({ text }) => codeOf(text))).toEqual(['invalid-value']);
  });

  test('a site that had it keeps its last state', async () => {
    const { copy, site } = await EditedSite.open(temp);
    copy.remove('collections');
    await site.reload();
    expect(site.pause?.reason).toContain(`The folder collections/ is missing in ${copy.dir}.`);
  });
});

test('a site whose folder pages/ is back before it is read to the end keeps its last state until it is read again', async () => {
  const copy = copySite('blocks', temp);
  const pages = join(copy.dir, 'pages');
  // The clock is asked after the files were listed.
  let afterListing = (): void => undefined;
  const site = new DevSite(copy.dir, siteCode, () => {
    afterListing();
    return new Date('2025-05-01');
  });
  await site.reload();
  const before = site.page('/workshop');
  renameSync(pages, `${pages}-away`);
  afterListing = () => {
    afterListing = () => undefined;
    renameSync(`${pages}-away`, pages);
  };
  await site.reload();
  expect(existsSync(pages)).toBe(true);
  expect(site.page('/workshop')).toBe(before);
  expect(site.pause?.missing).toBe(pages);
  await site.reload();
  expect(site.pause).toBeUndefined();
  expect(site.page('/workshop')).toBe(before);
});

test('a change of fetched records shows when only their file is read again', async () => {
  const copy = copySite('extensions/site.config', temp);
  const site = new DevSite(copy.dir, fetching, () => new Date('2025-05-01'));
  await site.reload();
  copy.edit('.data/concerts.json', 'The River Quartet', 'The Sea Quartet');
  await site.reload(new Set([join(copy.dir, '.data/concerts.json')]));
  expect(site.page('/concerts/river-quartet')?.model.title).toBe('The Sea Quartet in the hall');
});

test('the folder of fetched records is watched, other hidden folders are not', () => {
  expect(['.data', 'pages', ''].filter(isToolFolder)).toEqual([]);
  expect(['.git', '.cache', '.data-old', 'media/.encoded', 'node_modules'].filter((path) => !isToolFolder(path))).toEqual([]);
});
