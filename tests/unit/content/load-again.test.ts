import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Site } from '../../../packages/core/src/site/site.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { runs } from '../../../packages/engine/tests/support/property-runs.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { createCachedLoader } from '../../support/cached-loader.ts';
import { languageEdits } from '../../support/language-edits.ts';
import { outcome } from '../../support/load-outcome.ts';
import { edits } from '../../support/random-edits.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('load-again');

/** Sites, and edits of each: one language with lists, and three languages. */
const sites = [
  { name: 'one language', copy: copyWithLists, edits },
  { name: 'three languages', copy: () => copySite('three-languages', temp), edits: languageEdits },
];

/** The fixture site with pages of lists of its questions. */
function copyWithLists(): SiteCopy {
  const copy = copySite('blocks', temp);
  copy.write(
    'pages/tags.yaml',
    'path: /asked/{slug}\ncollection: faqs\nper: tags\nperPage: 1\ntitle: "About {value}"\n' +
      'description: "{count} questions of the fixture about {value}."\nblocks:\n  - type: page-header\n    heading: "{value}"\n' +
      '  - type: faq\n    heading: Asked\n    questions: "{records}"\n',
  );
  return copy;
}

test.each(sites)('loading a site with $name again after any edits has the result of loading it for the first time', async (site) => {
  await fc.assert(
    fc.asyncProperty(fc.array(site.edits, { minLength: 1, maxLength: 6 }), async (all) => {
      const copy = site.copy();
      const load = createSiteLoader(copy.dir, siteCode);
      await load();
      for (const { apply } of all) {
        apply(copy);
        expect(outcome(await load())).toEqual(outcome(await createSiteLoader(copy.dir, siteCode)()));
      }
    }),
    { numRuns: runs(3) },
  );
});

test('pages have their versions again when the languages can be read again, while the settings are wrong', async () => {
  const copy = copySite('three-languages', temp);
  const load = createSiteLoader(copy.dir, siteCode);
  await load();
  copy.edit('site.yaml', 'de: { name: Deutsch, fallback: en }', 'de: { name: 5 }');
  await load();
  // A syntax error: only the codes of the languages are known.
  copy.edit('site.yaml', 'brand:', 'brand: [');
  expect(outcome(await load())).toEqual(outcome(await createSiteLoader(copy.dir, siteCode)()));
});

test.each(sites)('a command with the cache of earlier ones finds what it finds without, in $name', async (site) => {
  await fc.assert(
    fc.asyncProperty(fc.array(site.edits, { minLength: 1, maxLength: 6 }), async (all) => {
      const copy = site.copy();
      const cached = { code: siteCode, root: copy.dir, siteDir: copy.dir, clock: () => new Date(), fingerprint: 'code' };
      for (const { apply } of all) {
        const { load, store } = createCachedLoader(cached);
        const site = await load();
        site.findProblems();
        await store(site);
        apply(copy);
        expect(outcome(await createCachedLoader(cached).load())).toEqual(outcome(await createSiteLoader(copy.dir, siteCode)()));
      }
    }),
    { numRuns: runs(2) },
  );
});

test.each(sites)('a command that releases pages once they are checked finds what others find, in $name', async (site) => {
  // Files that changed just now are always read.
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await fc.assert(
    fc.asyncProperty(fc.array(site.edits, { minLength: 1, maxLength: 6 }), async (all) => {
      const copy = site.copy();
      const options = { code: siteCode, root: copy.dir, siteDir: copy.dir, clock: () => new Date(), fingerprint: 'code' };
      for (const { apply } of all) {
        apply(copy);
        const { load, store } = createCachedLoader({ ...options, rendersPages: true });
        const cached = await load();
        const expected = await createSiteLoader(copy.dir, siteCode)();
        const modelsIn = ({ pages, modelOf }: Site): unknown[] => pages.map((page) => JSON.parse(JSON.stringify(modelOf(page) ?? null)));
        expect(modelsIn(cached)).toEqual(modelsIn(expected));
        expect(outcome(cached)).toEqual(outcome(expected));
        await store(cached);
      }
    }),
    { numRuns: runs(2) },
  );
});
