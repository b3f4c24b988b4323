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

  test('finds links with the whole address of the site, also below a path', async () => {
    const site = copySite('minimal', temp);
    for (const name of ['one', 'two', 'alone']) site.write(`pages/${name}.yaml`, page(`/${name}`, ''));
    for (const url of ['https://minimal.example', 'https://minimal.example/loaf']) {
      site.write('site.yaml', site.read('site.yaml').replace(/^url: .*$/m, `url: ${url}`));
      const links = `  - type: rich-text\n    heading: More\n    content: See [one](/one) and [two](${url}/two#a), not [three](https://minimal.example/other/alone).\n`;
      site.write('pages/links.yaml', page('/links', '', links).replace('to: /', 'to: /links'));
      expect(await describeSite(site)).toMatch(/^5 pages, 2 that nothing links to: \/alone, \/links; /);
    }
  });

  test('names what pages allow besides the default', async () => {
    const site = copySite('minimal', temp);
    const settings = site.read('site.yaml');
    site.write('site.yaml', `${settings}security: { trustedTypes: off, images: [https://tiles.example.org] }\n`);
    expect(await describeSite(site)).toBe(
      '1 page, 2 blocks, 2 links, 2 images, allowed on every page: HTML from texts (Trusted Types are off); pictures from https://tiles.example.org',
    );
    site.write('site.yaml', `${settings}security: { trustedTypes: on, frames: [https://maps.example.org, https://b.example.org] }\n`);
    expect(await describeSite(site)).toMatch(/, allowed on every page: frames of https:\/\/maps\.example\.org, https:\/\/b\.example\.org$/);
  });

  test('is what check prints', async () => {
    const site = copySite('minimal', temp);
    site.write('pages/x.yaml', page('/blogs/x', 'draft: true'));
    const { stdout } = await runMain('check', '--site', site.dir, '--now', '2027-05-01');
    expect(stdout.startsWith(`${await describeSite(site)}: all good (`)).toBe(true);
  });
});
