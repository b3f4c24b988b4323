import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOfLink } from '../../../packages/engine/src/content/resolve/findings.ts';
import { createCachedLoader } from '../../../packages/engine/src/site/cached-loader.ts';
import { createSiteLoader, type Site } from '../../../packages/engine/src/site/load-site.ts';
import { runs } from '../../../packages/engine/tests/support/property-runs.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { edits } from '../../support/random-edits.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('load-again');

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

/** The result of a load: all problems, and pages with their models. */
const outcome = ({ settings, pages, collectMedia, findProblems, countLinks, digestOf }: Site): unknown => ({
  settings,
  // First the rules, which must not need the blocks of pages from a cache.
  problems: findProblems(),
  linkCount: countLinks(),
  media: collectMedia()
    .map(({ publishedName }) => publishedName)
    .sort(),
  pages: pages.map((resolved) => ({
    key: resolved.page.key,
    fields: resolved.fields,
    facts: resolved.readFacts(),
    digest: digestOf(resolved),
    links: resolved.links.map((link) => [link.href, placeOfLink(link)]),
    texts: resolved.readTexts().map(({ context, texts }) => ({ context, texts })),
    model: resolved.readBlocks().model,
    renderable: [...resolved.readBlocks().renderable],
  })),
});

test('loading a site again after any edits has the result of loading it for the first time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 6 }), async (all) => {
      const copy = copyWithLists();
      const load = createSiteLoader(copy.dir, siteCode);
      await load();
      for (const { apply } of all) {
        apply(copy);
        expect(outcome(await load())).toEqual(outcome(await createSiteLoader(copy.dir, siteCode)()));
      }
    }),
    { numRuns: runs(15) },
  );
});

test('a command with the cache of earlier ones finds what it finds without', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 6 }), async (all) => {
      const copy = copyWithLists();
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
    { numRuns: runs(10) },
  );
});
