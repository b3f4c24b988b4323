import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SiteLoader } from '../../../packages/core/src/site/site.ts';
import { fileStamp } from '../../../packages/engine/src/files/file-stamp.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { runs } from '../../../packages/engine/tests/support/property-runs.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { languageEdits } from '../../support/language-edits.ts';
import { outcome } from '../../support/load-outcome.ts';
import { edits } from '../../support/random-edits.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('load-changed');

/** Returns the states of all files of a site by absolute path. A file that is written again with the same text has another one. */
const statesOf = ({ dir }: SiteCopy): Map<string, string> =>
  new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file, `${fileStamp(file)} ${readFileSync(file, 'latin1')}`]),
  );

/** Returns the files that an edit changes; undefined when it adds or removes some. */
function changesOf(copy: SiteCopy, apply: () => void): ReadonlySet<string> | undefined {
  const before = statesOf(copy);
  apply();
  const after = statesOf(copy);
  const isSameList = before.size === after.size && [...before.keys()].every((file) => after.has(file));
  return isSameList ? new Set([...after].flatMap(([file, state]) => (before.get(file) === state ? [] : [file]))) : undefined;
}

const load = (copy: SiteCopy): ReturnType<SiteLoader> => createSiteLoader(copy.dir, siteCode)();

test.each([
  { name: 'blocks', edits },
  { name: 'three-languages', edits: languageEdits },
])('loading only the files that an edit of the site $name changed has the result of loading all', async ({ name, edits: all }) => {
  await fc.assert(
    fc.asyncProperty(fc.array(all, { minLength: 1, maxLength: 6 }), async (some) => {
      const copy = copySite(name, temp);
      const loadAgain = createSiteLoader(copy.dir, siteCode);
      await loadAgain();
      for (const { apply } of some) {
        const changed = changesOf(copy, () => apply(copy));
        const site = await loadAgain(changed);
        expect(outcome(site)).toEqual(outcome(await load(copy)));
        // A comparison of all files then finds nothing new. A page that names a missing shared block is validated at each load.
        const isComplete = site.pages.every(({ page }) => ![...page.uses.values()].includes(undefined));
        if (isComplete) expect((await loadAgain()).state).toBe(site.state);
      }
    }),
    { numRuns: runs(3) },
  );
});

/** Replaces text of a page, and loads only its file. */
async function loadEdited(copy: SiteCopy, loader: SiteLoader, [from, to]: [string, string]): ReturnType<SiteLoader> {
  copy.edit('pages/workshop.yaml', from, to);
  return loader(new Set([join(copy.dir, 'pages', 'workshop.yaml')]));
}

test('after edits of blocks, an edit of the title reaches the pages that show it, and one of blocks only its page', async () => {
  const copy = copySite('blocks', temp);
  copy.write(
    'pages/related.yaml',
    'path: /related\ntitle: Related\ndescription: A page that shows the title of another one.\nblocks:\n' +
      '  - type: related-pages\n    heading: More\n    pages: [{ to: /workshop }, { to: /questions }]\n',
  );
  const loader = createSiteLoader(copy.dir, siteCode);
  const first = await loader();
  const edited = await loadEdited(copy, loader, ['heading: The bench', 'heading: The other bench']);
  const changed = edited.pages.filter((page) => !first.pages.includes(page)).map(({ page }) => page.key);
  expect(changed).toEqual(['pages/workshop.yaml']);
  const retitled = await loadEdited(copy, loader, ['title: Workshop', 'title: Our workshop']);
  expect(outcome(retitled)).toEqual(outcome(await load(copy)));
  const related = retitled.pages.find(({ page }) => page.key === 'pages/related.yaml');
  expect(related && JSON.stringify(retitled.blocksOf(related).model)).toContain('Our workshop');
  const again = await loadEdited(copy, loader, ['heading: The other bench', 'heading: A bench']);
  expect(outcome(again)).toEqual(outcome(await load(copy)));
});
