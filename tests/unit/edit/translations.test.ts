import { beforeEach, expect, test } from 'vitest';
import { SiteEditor } from '../../../packages/engine/src/edit/site-editor.ts';
import { type FilePart, translationsOf } from '../../../packages/engine/src/edit/translations.ts';
import { untranslatedOn } from '../../../packages/engine/src/edit/untranslated-records.ts';
import { DevSite } from '../../../packages/engine/src/preview/dev-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';
import { writtenVersion } from './open-editing.ts';

const temp = tempFolder('translations');
let copy: SiteCopy;
let editing: SiteEditor;
let site: DevSite;

beforeEach(async () => {
  copy = copySite('three-languages', temp);
  const clock = (): Date => new Date('2025-05-01');
  site = new DevSite(copy.dir, siteCode, clock);
  await site.reload();
  editing = await SiteEditor.open({
    root: copy.dir,
    siteDir: copy.dir,
    clock,
    readCode: () => siteCode,
    readLoader: () => site.loader,
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
  expect(copy.read('pages/de/visit.yaml').replace(/^(?:draft: true|translated: [a-z]{8})\n/gm, '')).toBe(copy.read('pages/visit.yaml'));
  const problems = async (): Promise<string[]> =>
    (await editing.readFile('pages/de/visit.yaml'))?.problems.map(({ code }) => code).filter((code) => code.includes('translation')) ?? [];
  expect(await problems()).toEqual([]);
  copy.edit('pages/visit.yaml', 'title: ', 'title: New ');
  await site.reload();
  expect(await problems()).toEqual(['outdated-translation']);
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

test('what is translated is in the default language, wherever the list of languages has it', async () => {
  const settings = copy.read('site.yaml');
  const english = '  en: { name: English }\n';
  const lines = settings.replace(english, '').split('\n');
  const last = lines.findIndex((line) => line.startsWith('  ar:'));
  copy.write('site.yaml', [...lines.slice(0, last + 1), english.trimEnd(), ...lines.slice(last + 1)].join('\n'));
  await site.reload();
  const [page, german] = [
    { file: 'pages/about-us.yaml', at: [] },
    { file: 'pages/de/about-us.yaml', at: [] },
  ];
  for (const part of [page, german]) {
    expect(await translationsOf(editing, part)).toMatchObject({ original: page, translations: [{ language: 'de' }, { language: 'ar' }] });
  }
  expect(await places({ file: 'collections/faqs.yaml', at: [0] })).toMatchObject([
    ['de', 'collections/de/faqs.yaml', [0]],
    ['ar', 'collections/ar/faqs.yaml', expect.anything()],
  ]);
  expect(await places({ file: 'site.yaml', at: ['footer'] })).toMatchObject([
    ['de', 'site.de.yaml', ['footer']],
    ['ar', 'site.ar.yaml', ['footer']],
  ]);
  await start({ file: 'pages/visit.yaml', at: [] }, 'de');
  expect(copy.read('pages/de/visit.yaml')).toContain('draft: true');
});

test('a page says which records it leaves out because they are not translated', async () => {
  copy.write(
    'pages/ar/about-us.yaml',
    `${copy.read('pages/ar/about-us.yaml')}\n  - type: faq\n    heading: \u0623\u0633\u0626\u0644\u0629\n    questions: all\n`,
  );
  copy.write('pages/de/about-us.yaml', `${copy.read('pages/de/about-us.yaml')}\n  - type: faq\n    heading: Fragen\n    questions: all\n`);
  await site.reload();
  expect(await untranslatedOn(editing, '/ar/about-us')).toEqual([{ collection: 'faqs', many: 'Faqs', keys: ['dogs'] }]);
  // German falls back to English.
  expect(await untranslatedOn(editing, '/de/ueber-uns')).toEqual([]);
  expect(await untranslatedOn(editing, '/about-us')).toEqual([]);
});
