import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { filesWith } from '../../../packages/engine/src/site/other-files.ts';
import { runs } from '../../../packages/engine/tests/support/property-runs.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { languageEdits } from '../../support/language-edits.ts';
import { outcome } from '../../support/load-outcome.ts';
import { edits } from '../../support/random-edits.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('forked-sites');

/** Returns the bytes of all files of a site, by their absolute paths. */
const filesOf = ({ dir }: SiteCopy): Map<string, string> =>
  new Map(
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .map((path) => join(dir, path))
      .filter((path) => statSync(path).isFile())
      .map((path) => [path, readFileSync(path, 'latin1')]),
  );

test.each([
  ['blocks', edits],
  ['three-languages', languageEdits],
])(
  'a fork of the site %s with the texts of any edits is what the site is once they are written, and leaves the site as it was',
  async (name, ofSite) => {
    await fc.assert(
      fc.asyncProperty(fc.array(ofSite, { minLength: 1, maxLength: 5 }), async (all) => {
        const copy = copySite(name, temp);
        const load = createSiteLoader(copy.dir, siteCode);
        for (const { apply } of all) {
          const before = filesOf(copy);
          const now = outcome(await load());
          apply(copy);
          const after = filesOf(copy);
          const written = outcome(await createSiteLoader(copy.dir, siteCode)());
          const changed = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
          // Pictures are no texts.
          if (!changed.every((path) => path.endsWith('.yaml'))) continue;
          // As it was when it was loaded.
          for (const path of changed) restore(copy, path, before.get(path));
          const texts = new Map(changed.map((path) => [path, textOf(after.get(path))]));
          expect(await load.fork(filesWith(texts), ({ site }) => outcome(site()))).toEqual(written);
          expect(outcome(await load(new Set()))).toEqual(now);
          for (const path of changed) restore(copy, path, after.get(path));
        }
      }),
      { numRuns: runs(3) },
    );
  },
);

const textOf = (bytes: string | undefined): string | undefined => bytes && Buffer.from(bytes, 'latin1').toString();

function restore(copy: SiteCopy, absolute: string, bytes: string | undefined): void {
  const path = absolute.slice(copy.dir.length + 1);
  if (bytes === undefined) copy.remove(path);
  else copy.write(path, textOf(bytes) ?? '');
}
