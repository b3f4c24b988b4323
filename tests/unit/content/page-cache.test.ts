import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Site, SiteContent } from '../../../packages/core/src/site/site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { createCachedLoader } from '../../support/cached-loader.ts';
import { modelOf, modelsOf } from '../../support/page-models.ts';
import { copyWithoutTypes, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('page-cache');
const page =
  'path: /one\ntitle: One page\ndescription: A page that this test adds and then changes.\nblocks:\n  - type: page-header\n    heading: One\n';

let copy: SiteCopy;
beforeEach(() => {
  copy = copyWithoutTypes(temp);
  copy.write('pages/one.yaml', page);
});

type Command = { fingerprint?: string };

const loaderOf = (options: Command & { code: SiteContent }) =>
  createCachedLoader({ root: copy.dir, siteDir: copy.dir, clock: () => new Date(), fingerprint: 'code', ...options });

/** Loads the site as a new command with the same caches, and returns which block types it validated. */
async function load({ fingerprint = 'code', ...options }: Command = {}): Promise<{ site: Site; validated: string[] }> {
  const uses = new Map<string, number>();
  const blockSchema = (type: string) => {
    uses.set(type, (uses.get(type) ?? 0) + 1);
    return siteCode.blockSchema(type);
  };
  const code = { ...siteCode, blockSchema };
  const { load: loadSite, store } = loaderOf({ code, fingerprint, ...options });
  const site = await loadSite();
  site.findProblems();
  await store(site);
  // The earlier names of all types are read once.
  return { site, validated: [...uses].flatMap(([type, count]) => (count > 1 ? [type] : [])) };
}

const titleOfOne = ({ pages }: Site): string | undefined => pages.find(({ page: { key } }) => key === 'pages/one.yaml')?.fields?.title;

test('a second command validates no page, and after an edit only the page that changed', async () => {
  expect((await load()).validated.length).toBeGreaterThan(3);
  expect((await load()).validated).toEqual([]);
  copy.edit('pages/one.yaml', 'One page', 'Another page');
  const { site, validated } = await load();
  expect(validated).toEqual(['page-header']);
  expect(titleOfOne(site)).toBe('Another page');
  expect((await load()).validated).toEqual([]);
});

test('an empty page that becomes too large has another problem, and back', async () => {
  const codesAfter = async (content: string) => {
    copy.write('pages/one.yaml', content);
    const { site } = await load();
    return site.findProblems().map(({ code }) => code);
  };
  const empty = await codesAfter('');
  const large = await codesAfter('#'.repeat(300_000));
  expect(empty).toContain('empty-file');
  expect(large).toContain('file-too-large');
  expect(large).not.toContain('empty-file');
  expect(await codesAfter('')).toEqual(empty);
});

test('other code uses none of it', async () => {
  await load();
  expect((await load({ fingerprint: 'other code' })).validated.length).toBeGreaterThan(3);
});

test('a damaged cache is not used', async () => {
  await load();
  const folder = join(copy.dir, '.cache', 'site');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('One page', 'Bad page'));
  }
  const { site, validated } = await load();
  expect(validated).toContain('page-header');
  expect(titleOfOne(site)).toBe('One page');
});

test('a record changes the pages that show it', async () => {
  await load();
  copy.edit('collections/faqs.yaml', 'answer: ', 'answer: Surely. ');
  const { site } = await load();
  const shown = modelsOf(site).filter((model) => JSON.stringify(model).includes('Surely.'));
  expect(shown.length).toBeGreaterThan(0);
});

test('a file that did not change is read when something needs its text, and must be as it was then', async () => {
  // Files that changed just now are always read.
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await load();
  const site = await loaderOf({ code: siteCode }).load();
  const one = site.pages.find(({ page: { key } }) => key === 'pages/one.yaml');
  copy.edit('pages/one.yaml', 'One page', 'Another page');
  expect(() => modelOf(site, one)).toThrow('pages/one.yaml was changed while the site was read. Start the command again.');
  copy.write('pages/one.yaml', page);
  expect(one?.page.file.readText()).toBe(page);
  expect(JSON.stringify(modelOf(site, one))).toContain('One');
  expect(titleOfOne((await load()).site)).toBe('One page');
});
