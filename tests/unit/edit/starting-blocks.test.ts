import { resolve } from 'node:path';
import { readSources, withFutureDates } from '@pagewright/core';
import { expect, test } from 'vitest';
import { pageFile } from '../../../packages/engine/src/edit/new-page-file.ts';
import { startingBlocks } from '../../../packages/engine/src/edit/starting-blocks.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { nodeHost } from '../../../packages/engine/src/site/node-host.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { openEditing, writtenVersion } from './open-editing.ts';

const temp = tempFolder('starting-blocks');
const minimal = 'path: /new\ntitle: New\ndescription: A page.\nblocks:\n  - type: page-header\n    heading: A\n';

const root = resolve(import.meta.dirname, '../../..');

const shipped = createSiteLoader(resolve(root, 'site.config'), siteCode);

test('a text of a new block gets a second paragraph, and no sample mark is in it', async () => {
  const below = '  - type: notice\n    text: Below.\n';
  const { editing, page, copy, reload } = await openEditing(temp, { 'pages/new.yaml': minimal + below });
  const { version } = await page('/new');
  const added = await editing.addBlock({ file: 'pages/new.yaml', version, type: 'rich-text', at: 1 });
  expect(copy.read('pages/new.yaml')).toMatch(/\n {4}content: .* # sample\n/);
  await reload();
  const change = { kind: 'put', path: ['blocks', 1, 'content'], value: 'one\n\ntwo' } as const;
  writtenVersion(await editing.apply({ file: 'pages/new.yaml', version: writtenVersion(added), changes: [change] }));
  expect(copy.read('pages/new.yaml')).toContain(`\n    content: |-\n      one\n\n      two\n${below}`);
});

test.each([
  ['a site of its own types', createSiteLoader(resolve(root, 'tests/sites/trades'), siteCode), 'awards'],
  ['the shipped site', shipped, 'faqs'],
])('a new list shows records that %s has', async (_, load, collection) => {
  const site = await load();
  expect(startingBlocks('list', { root, site, schemas: site.schemas, now: new Date('2027-01-01') })[0]?.value).toMatchObject({
    type: 'list',
    records: collection,
  });
});

test('a new block has its texts marked as samples, until somebody writes another, and its other values not', async () => {
  const { editing, page, copy, reload } = await openEditing(temp, { 'pages/new.yaml': minimal });
  const { version } = await page('/new');
  const added = await editing.addBlock({ file: 'pages/new.yaml', version, type: 'pricing', at: 1 });
  expect(added).toMatchObject({ outcome: 'written' });
  const written = copy.read('pages/new.yaml');
  expect(written).toMatch(/- type: pricing\n {4}heading: .* # sample\n/);
  expect(written.split('\n').filter((line) => /^ +(?:- )?(?:to|type|image): .*# sample/.test(line))).toEqual([]);
  await reload();
  const marks = written.split('# sample').length - 1;
  const change = { kind: 'put', path: ['blocks', 1, 'heading'], value: 'What it costs' } as const;
  await editing.apply({ file: 'pages/new.yaml', version: writtenVersion(added), changes: [change] });
  expect(copy.read('pages/new.yaml')).toContain('    heading: What it costs\n');
  expect(copy.read('pages/new.yaml').split('# sample')).toHaveLength(marks);
  await reload();
  const { left } = await editing.versions.overview();
  expect(left.filter(({ kind, page: at }) => kind === 'sample' && at === '/new')).toHaveLength(marks - 1);
});

test.each([
  ['before them', '2027-03-12', '- date: "2027-03-12"\n  label: 12 March 2027, since 1998\n'],
  ['a day after the first one', '2027-03-13', '- date: "2028-03-12"\n  label: 12 March 2028, since 1998\n'],
  ['years after them', '2031-01-01', '- date: "2031-03-12"\n  label: 12 March 2031, since 1998\n'],
])('the days of samples lie in the future, with the years in their texts: %s', (_, today, expected) => {
  expect(withFutureDates('- date: "2027-03-12"\n  label: 12 March 2027, since 1998\n', new Date(today))).toBe(expected);
});

test.each([
  ['2029-01-01', '2029-02-28'],
  ['2032-01-01', '2032-02-29'],
])('29 February of a sample is a day of its new year: on %s, %s', (today, expected) => {
  expect(withFutureDates('date: 2028-02-29', new Date(today))).toBe(`date: ${expected}`);
});

test('a new block with days starts today or later, and so does a page from a preset', async () => {
  const site = await shipped();
  const [start] = startingBlocks('schedule', { root, site, schemas: site.schemas, now: new Date('2040-06-01') });
  expect(start?.source).toMatch(/date: "?2041-03-12/);
  const sources = await readSources(nodeHost, resolve(root, 'site.config'), siteCode);
  const details = { path: '/talk', title: 'A talk of 2027', description: 'A talk.', preset: 'webinar', label: undefined };
  const target = { siteDir: temp, sources, pageSchema: siteCode.pageSchema, now: new Date('2040-06-01') };
  expect(pageFile(details, target).text).toMatch(
    /^title: "A talk of 2027"\n[\s\S]*eyebrow: Free webinar, 15 September 2040 # sample\n[\s\S]*date: "2040-09-15"/m,
  );
});
