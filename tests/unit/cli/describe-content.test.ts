import { describe, expect, test } from 'vitest';
import { describeContent } from '../../../packages/engine/src/cli/report-site.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { runMain } from '../../support/run-main.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('describe-content');

const page = (path: string, fields: string, hidden = ''): string => `path: ${path}
title: The page at ${path}
description: The page at ${path}, in a sentence that is long enough to be shown by search engines.
${fields}
blocks:
  - type: page-header
    heading: Here is ${path}
  - type: call-to-action
    heading: One more block of ${path}
    button: { label: Home, to: / }
${hidden}`;

const describeSite = async (site: SiteCopy, now = '2027-05-01'): Promise<string> =>
  describeContent(await createSiteLoader(site.dir, siteCode, () => new Date(now))());

describe('the line that counts the content', () => {
  test('names the page that is left out, and why', async () => {
    const site = copySite('minimal', temp);
    site.write('pages/x.yaml', page('/blogs/x', 'draft: true'));
    expect(await describeSite(site)).toBe('1 page, 1 left out: /blogs/x (draft); 2 blocks; 3 links; 2 images');
  });

  test('names pages before and after their time', async () => {
    const site = copySite('minimal', temp);
    site.write('pages/june.yaml', page('/june', 'publish: { from: 2027-06-01 }'));
    site.write('pages/april.yaml', page('/april', 'publish: { until: 2027-04-30 }'));
    expect(await describeSite(site)).toMatch(
      /^1 page, 2 left out: \/april \(published until 2027-04-30\), \/june \(published from 2027-06-01\); /,
    );
    expect(await describeSite(site, '2027-06-01')).toMatch(
      /^2 pages, 1 left out: \/april \(published until 2027-04-30\), 1 that nothing links to: \/june; 4 blocks; /,
    );
  });

  test('names the first of many pages and counts the others', async () => {
    const site = copySite('minimal', temp);
    for (const name of ['a', 'b', 'c', 'd', 'e']) site.write(`pages/${name}.yaml`, page(`/${name}`, 'draft: true'));
    expect(await describeSite(site)).toMatch(/^1 page, 5 left out: \/a \(draft\), \/b \(draft\), \/c \(draft\) and 2 more; /);
  });

  test('names hidden blocks, which the build leaves out', async () => {
    const site = copySite('minimal', temp);
    site.write('pages/short.yaml', page('/short', '', '    hidden: true\n'));
    expect(await describeSite(site)).toBe(
      '2 pages, 1 that nothing links to: /short; 3 blocks, 1 hidden: block 2 of /short; 3 links; 2 images',
    );
  });

  test('names pages that nothing links to, other than by themselves, and that search engines list', async () => {
    const site = copySite('minimal', temp);
    site.write('pages/alone.yaml', page('/alone', '').replace('to: /', 'to: /alone'));
    site.write('pages/linked.yaml', page('/linked', ''));
    site.write('pages/thanks.yaml', page('/thanks', 'listed: false').replace('to: /', 'to: /linked'));
    expect(await describeSite(site)).toMatch(/^4 pages, 1 that nothing links to: \/alone; /);
  });

  test('is what check prints', async () => {
    const site = copySite('minimal', temp);
    site.write('pages/x.yaml', page('/blogs/x', 'draft: true'));
    const { stdout } = await runMain('check', '--site', site.dir, '--now', '2027-05-01');
    expect(stdout.startsWith(`${await describeSite(site)}: all good (`)).toBe(true);
  });
});
