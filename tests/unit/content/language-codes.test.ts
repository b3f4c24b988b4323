import { expect, test } from 'vitest';
import { alternatesOf } from '../../../packages/core/src/model/language-links.ts';
import { toRenderable } from '../../../packages/engine/src/cli/to-renderable.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('language-codes');

function siteWith(settings: string): SiteCopy {
  const site = copySite('minimal', temp);
  site.write('site.yaml', `${site.read('site.yaml')}\n${settings}\n`);
  return site;
}

const findProblems = async ({ dir }: SiteCopy) =>
  (await createSiteLoader(dir, siteCode)())
    .findProblems()
    .map(({ code, line, message, hint = '' }) => ({ code, line, words: `${message} ${hint}` }));

test.each(['de-at', 'de-AT'])('codes get the usual capitals; the files of the language are in folders named %s', async (folder) => {
  const site = siteWith('language: en-gb\nlanguages: { en-gb: { name: English }, de-at: { name: Deutsch, fallback: en-gb } }');
  site.write(`pages/${folder}/home.yaml`, site.read('pages/home.yaml'));
  site.write(`strings/${folder}.yaml`, 'page: { skipToContent: Weiter }\n');
  const { settings, pages } = toRenderable(await createSiteLoader(site.dir, siteCode)());
  expect(settings.language).toBe('en-GB');
  expect(settings.translations?.['de-AT']?.language).toBe('de-AT');
  expect(settings.translations?.['de-AT']?.strings.page.skipToContent).toBe('Weiter');
  expect(pages.map((page) => [page.path, alternatesOf(page, settings)])).toEqual(
    ['/', '/de-at'].map((path) => [
      path,
      [
        { hreflang: 'en-GB', path: '/' },
        { hreflang: 'de-AT', path: '/de-at' },
        { hreflang: 'x-default', path: '/' },
      ],
    ]),
  );
  expect(
    (await findProblems(site)).filter(({ code }) => !['missing-translation', 'missing-glyph', 'unmarked-translation'].includes(code)),
  ).toEqual([]);
});

test('a language that does not exist is an error that names the right one, and the only problem of this language', async () => {
  const site = siteWith('languages: { en: { name: English }, jp: { name: 日本語 }, cz: { name: Čeština } }');
  expect((await findProblems(site)).filter(({ code }) => code !== 'missing-character')).toEqual([
    { code: 'wrong-language', line: expect.any(Number), words: expect.stringContaining('Write "ja" (Japanese)') },
    { code: 'wrong-language', line: expect.any(Number), words: expect.stringContaining('Write "cs" (Czech)') },
  ]);
});

test('the language of a site must exist', async () => {
  expect(await findProblems(siteWith('language: en-UK'))).toEqual([
    {
      code: 'invalid-value',
      line: expect.any(Number),
      words: '"en-UK" is not accepted for "language". Accepted: "en-GB" (British English).',
    },
  ]);
});

test('a language that is written twice is reported', async () => {
  const site = siteWith('languages: { en: { name: English }, de-at: { name: Deutsch }, de-AT: { name: Deutsch } }');
  expect((await findProblems(site)).find(({ code }) => code === 'wrong-language')?.words).toContain(
    '"de-at" and "de-AT" are the same language.',
  );
});
