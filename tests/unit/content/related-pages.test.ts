import { expect, test } from 'vitest';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { modelAt } from '../../support/page-models.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('related-pages');

const page = (to: string): string =>
  `path: /more\ntitle: More to read\ndescription: A page that leads to another one with its title and description.\nblocks:\n  - type: related-pages\n    heading: Read on\n    pages: [{ to: ${to} }]\n`;

test('shows the title of another page, and its new title after a change', async () => {
  const site = copySite('blocks', temp);
  site.write('pages/more.yaml', page('/workshop'));
  const load = createSiteLoader(site.dir, siteCode);
  const shown = async (): Promise<unknown> => modelAt(await load(), '/more')?.blocks[0]?.props;
  expect(await shown()).toMatchObject({ pages: [{ to: { href: '/workshop', title: 'Workshop' } }] });
  site.write('pages/workshop.yaml', site.read('pages/workshop.yaml').replace('title: Workshop', 'title: Our workshop'));
  expect(await shown()).toMatchObject({ pages: [{ to: { href: '/workshop', title: 'Our workshop' } }] });
});

test('a page that does not exist is a broken link', async () => {
  const site = copySite('blocks', temp);
  site.write('pages/more.yaml', page('/worksop'));
  const problems = (await createSiteLoader(site.dir, siteCode)()).findProblems();
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
    { code: 'broken-link', line: 7, fix: expect.stringContaining('/workshop') },
  ]);
});
