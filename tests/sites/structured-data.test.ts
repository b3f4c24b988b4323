import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsIn } from '../../packages/core/src/model/site-model.ts';
import type { SiteCode } from '../../packages/engine/src/definition/site-code.ts';
import { structuredData } from '../../packages/engine/src/render/structured-data.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import clinic from '../../sites/clinic/src/site.ts';
import siteCode from '../../src/site.ts';
import { modelsOf } from '../support/page-models.ts';
import { copySite } from '../support/site-copy.ts';
import { mistakesIn } from '../support/structured-data-mistakes.ts';
import bicycleWorkshop from './bicycle-workshop/src/site.ts';

/** Returns the mistakes on all pages of a site, and how many pages have data of their blocks. */
async function check(siteDir: string, code: SiteCode): Promise<{ mistakes: string[]; pages: number }> {
  const { pages, settings, blocksOf } = await createSiteLoader(siteDir, code, () => new Date('2027-03-01'))();
  if (!settings) throw new Error(`${siteDir} has wrong settings.`);
  const models = modelsOf({ pages, blocksOf });
  const mistakes = models.flatMap((page) =>
    mistakesIn(structuredData(page, settingsIn(settings, page.language), code.traitsOf, new Map())).map((text) => `${page.path}: ${text}`),
  );
  return { mistakes: [...new Set(mistakes)], pages: models.length };
}

/** Code that declares interface texts of its own, which must not be known to the types of other sites. */
const musicSchool: { default: SiteCode } = await import(inProject('tests', 'sites', 'music-school', 'src', 'site.ts'));

const inSites = (...names: string[]): string => inProject('tests', 'sites', ...names);

test.each<[string, string, SiteCode]>([
  ['the shipped site', inProject('site.config'), siteCode],
  ['clinic', inProject('sites', 'clinic', 'site.config'), clinic],
  ['bicycle-workshop', inSites('bicycle-workshop', 'site.config'), bicycleWorkshop],
  ['music-school', inSites('music-school', 'site.config'), musicSchool.default],
  ...['blocks', 'minimal', 'journal', 'arabic', 'three-languages', 'trades'].map((name): [string, string, SiteCode] => [
    name,
    inSites(name),
    siteCode,
  ]),
  ...readdirSync(inSites('briefs')).map((name): [string, string, SiteCode] => [name, inSites('briefs', name), siteCode]),
])('every page of %s has structured data that stand by themselves', async (_, siteDir, code) => {
  const { mistakes, pages } = await check(siteDir, code);
  expect(mistakes).toEqual([]);
  expect(pages).toBeGreaterThan(0);
});

test('every block type has structured data that stand by themselves', async () => {
  const site = copySite('blocks', tempFolder('structured-data'));
  const fixtures = readdirSync(inProject('tests', 'blocks'), { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name } of fixtures)
    for (const file of ['full', 'minimal']) {
      const yaml = readFileSync(join(inProject('tests', 'blocks'), name, `${file}.yaml`), 'utf8');
      const block = yaml.trimEnd().replaceAll('\n', '\n    ');
      const path = `/${name}-${file}`;
      site.write(`pages${path}.yaml`, `path: ${path}\ntitle: One block\ndescription: A page with one block.\nblocks:\n  - ${block}\n`);
    }
  const { mistakes, pages } = await check(site.dir, siteCode);
  expect(mistakes).toEqual([]);
  expect(pages).toBeGreaterThan(fixtures.length);
});
