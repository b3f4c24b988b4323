import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Examples } from '../../../packages/engine/src/preview/blocks/examples.ts';
import { projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const clock = (): Date => new Date('2025-05-01');

test('every example is a page without errors', async () => {
  const root = tempFolder('all-examples');
  const examples = new Examples({ root: projectRoot, siteDir: join(root, 'unused'), clock, readCode: () => siteCode });
  try {
    await examples.get();
    for (const type of siteCode.blockTypes) {
      expect(examples.of(type).map(({ file }) => file)).toContain(`tests/blocks/${type}/full.yaml`);
      const pages = examples.pagesOf(type);
      expect(pages.map(({ parts }) => parts.length > 0 && parts.every((part) => !('card' in part)))).toEqual(pages.map(() => true));
      expect(pages.length, type).toBe(examples.of(type).length);
    }
  } finally {
    await examples.close();
  }
});

/** A project of its own, whose examples refer to its site. */
let site: SiteCopy;
let root: string;
let examples: Examples;

beforeEach(() => {
  root = tempFolder('examples');
  site = copySite('blocks', root);
  const code = { ...siteCode, folder: join(root, 'src') };
  examples = new Examples({ root, siteDir: site.dir, clock, readCode: () => code });
});
afterEach(() => examples.close());

const file = (...path: string[]): string => join([...examples.sites.values()][0]?.site.siteDir ?? '', ...path);
const page = 'pages/preview-of-blocks/quote/sample.yaml';

test('a type without an example has values that are made from its schema', async () => {
  await examples.get();
  expect(examples.of('quote')).toEqual([{ name: 'sample', file: undefined, text: expect.stringContaining('type: quote') }]);
  expect(examples.folderOf('quote')).toBe('tests/blocks/quote');
  expect(examples.pagesOf('quote').map(({ model }) => model.blocks.map(({ type }) => type))).toEqual([['quote']]);
});

test('what is changed in a page of an example stays until its type is opened again, and changes no file of the site', async () => {
  await examples.get();
  const before = readFileSync(file(page), 'utf8');
  writeFileSync(file(page), before.replace('type: quote', 'type: quote, name: Changed'));
  writeFileSync(file('site.yaml'), 'Changed');
  await examples.read();
  expect(readFileSync(file(page), 'utf8')).toContain('Changed');
  expect(readFileSync(join(site.dir, 'site.yaml'), 'utf8')).not.toContain('Changed');
  await examples.read('quote');
  expect(readFileSync(file(page), 'utf8')).toBe(before);
  expect(existsSync(join(site.dir, page))).toBe(false);
});

test('the examples follow the files of the site', async () => {
  await examples.get();
  site.write('pages/another.yaml', 'path: /another\ntitle: Another\ndescription: A page.\nblocks: []\n');
  await examples.read();
  expect(existsSync(file('pages', 'another.yaml'))).toBe(true);
  rmSync(join(site.dir, 'pages', 'another.yaml'));
  await examples.read();
  expect(existsSync(file('pages', 'another.yaml'))).toBe(false);
});

test('an example in each language of the site', async () => {
  site.edit('site.yaml', 'language: en', 'language: en\nlanguages:\n  en: { name: English }\n  de: { name: Deutsch }');
  await examples.get();
  expect(examples.page('/de/preview-of-blocks/quote/sample')?.model.language).toBe('de');
});

test('the folder of the examples is gone with the preview, and that of a preview that was killed with the next one', async () => {
  const left = join(root, '.cache', 'examples', '999999999-left');
  await examples.get();
  await examples.close();
  expect(readdirSync(join(root, '.cache', 'examples'))).toEqual([]);
  const next = new Examples({ root, siteDir: site.dir, clock, readCode: () => siteCode });
  writeFileSync(left, '');
  await next.get();
  expect(existsSync(left)).toBe(false);
  await next.close();
});
