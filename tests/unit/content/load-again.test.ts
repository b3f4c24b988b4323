import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSiteLoader, type Site } from '../../../packages/engine/src/site/load-site.ts';
import { runs } from '../../../packages/engine/tests/support/property-runs.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { edits } from '../../support/random-edits.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('load-again');

/** The result of a load: all models and problems. */
const outcome = ({ settings, pages, collectMedia, findProblems, countLinks }: Site): unknown => ({
  settings,
  pages: pages.map(({ page, readBlocks }) => ({ key: page.key, model: readBlocks().model, renderable: [...readBlocks().renderable] })),
  media: collectMedia()
    .map(({ publishedName }) => publishedName)
    .sort(),
  problems: findProblems(),
  linkCount: countLinks(),
});

test('loading a site again after any edits has the result of loading it for the first time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 6 }), async (all) => {
      const copy = copySite('blocks', temp);
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
