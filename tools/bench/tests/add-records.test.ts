import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { modelAt } from '../../../tests/support/page-models.ts';
import { addRecords } from '../generate/add-records.ts';
import { generateSite } from '../generate/generate-site.ts';

const temp = tempFolder('add-records');

/** Loads a generated site with three records. */
async function load(name: string, hasTemplate: boolean) {
  const siteDir = join(temp, name);
  await generateSite({ root: projectRoot, folder: siteDir, pages: 12, isVaried: false });
  await addRecords({ root: projectRoot, siteDir, count: 3, hasTemplate });
  return createSiteLoader(siteDir, siteCode)();
}

test('records have the same pages from a template as from a file each, and no problem', async () => {
  const [made, written] = [await load('made', true), await load('written', false)];
  expect([...made.findProblems(), ...written.findProblems()]).toEqual([]);
  for (const id of [1, 2, 3]) {
    const [one, other] = [made, written].map((site) => modelAt(site, `/records/record-${id}`));
    expect(one?.blocks).toHaveLength(2);
    expect([one?.title, one?.blocks]).toEqual([other?.title, other?.blocks]);
  }
});
