import { beforeEach, expect, test } from 'vitest';
import { Editing } from '../../../packages/engine/src/edit/editing.ts';
import { type FilePart, translationsOf } from '../../../packages/engine/src/edit/translations.ts';
import { DevSite } from '../../../packages/engine/src/preview/dev-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';
import { writtenVersion } from './open-editing.ts';

const temp = tempFolder('translations');
let copy: SiteCopy;
let editing: Editing;
let site: DevSite;

beforeEach(async () => {
  copy = copySite('three-languages', temp);
  const clock = (): Date => new Date('2025-05-01');
  site = new DevSite(copy.dir, siteCode, clock);
  await site.reload();
  editing = await Editing.open({
    root: copy.dir,
    siteDir: copy.dir,
    clock,
    readCode: () => siteCode,
    readSite: () => site.site,
    readRender: () => ({ renderBlock: () => '', layouts: {} }),
  });
});

const places = async (part: FilePart): Promise<unknown> =>
  (await translationsOf(editing, part))?.translations.map(({ language, file, at }) => [language, file, at]);

const start = async ({ file, at }: { file: string; at: (string | number)[] }, language: string): Promise<void> => {
  writtenVersion(await editing.run({ kind: 'translate', file, at, language }));
  await site.reload();
};

test('a page, a record and a part of site.yaml have translations, from each of them', async () => {
  expect(await places({ file: 'pages/about-us.yaml', at: [] })).toEqual([
    ['de', 'pages/de/about-us.yaml', []],
    ['ar', 'pages/ar/about-us.yaml', []],
  ]);
  expect(await translationsOf(editing, { file: 'pages/de/about-us.yaml', at: [] })).toMatchObject({
    original: { file: 'pages/about-us.yaml' },
  });
  expect(await places({ file: 'collections/faqs.yaml', at: [0] })).toEqual([
    ['de', 'collections/de/faqs.yaml', [0]],
    ['ar', 'collections/ar/faqs.yaml', expect.anything()],
  ]);
  expect(await places({ file: 'site.yaml', at: ['footer'] })).toMatchObject([
    ['de', 'site.de.yaml', ['footer']],
    ['ar', 'site.ar.yaml', ['footer']],
  ]);
  expect(await translationsOf(editing, { file: 'pages/de/impressum.yaml', at: [] })).toBeUndefined();
  expect(await translationsOf(editing, { file: 'collections/faqs.yaml', at: [99] })).toBeUndefined();
});

test('a translation of a page starts as a copy that is a draft, once', async () => {
  const visit = { file: 'pages/visit.yaml', at: [] };
  await start(visit, 'de');
  expect(copy.read('pages/de/visit.yaml').replace('draft: true\n', '')).toBe(copy.read('pages/visit.yaml'));
  expect(await editing.run({ kind: 'translate', ...visit, language: 'de' })).toMatchObject({ outcome: 'impossible' });
  expect(await editing.run({ kind: 'translate', ...visit, language: 'fr' })).toMatchObject({ outcome: 'impossible' });
});

test('a translation of a record has its title, and one of a part of site.yaml the whole part', async () => {
  copy.write('collections/ar/faqs.yaml', '[]\n');
  await site.reload();
  await start({ file: 'collections/faqs.yaml', at: [0] }, 'ar');
  expect(copy.read('collections/ar/faqs.yaml')).toMatch(/^- id: .+\n {2}question: .+\n$/);
  const banner = copy.read('site.ar.yaml').replace(/^footer:\n(?: .*\n|\n)*/m, '');
  copy.write('site.ar.yaml', banner);
  await site.reload();
  await start({ file: 'site.yaml', at: ['footer'] }, 'ar');
  expect(copy.read('site.ar.yaml')).toContain('footer:\n');
});
