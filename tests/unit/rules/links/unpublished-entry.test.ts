import { describe, expect, test } from 'vitest';
import type { Site } from '../../../../packages/core/src/site/site.ts';
import { createSiteLoader } from '../../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../../src/site.ts';
import { copySite, type SiteCopy } from '../../../support/site-copy.ts';

const temp = tempFolder('unpublished-entry');

const offer = (fields: string): string => `path: /offer
title: The offer of the month
description: A page that stands in the navigation before it is published, for as long as the author needs.
${fields}
blocks:
  - type: page-header
    id: start
    heading: The offer
`;

/** A site whose navigation, footer and redirects lead to a page with these fields. */
function siteWithOffer(fields: string): SiteCopy {
  const site = copySite('minimal', temp);
  site.write('pages/offer.yaml', offer(fields));
  site.edit('site.yaml', 'navigation:\n', 'navigation:\n  - label: Offer\n    to: /offer?from=menu\n');
  site.edit('site.yaml', 'links: []', 'links: [{ label: Our offer, to: "/offer#start" }, { label: Home, to: / }]');
  site.write(
    'site.yaml',
    `${site.read('site.yaml')}\nredirects:\n  - from: /deal\n    to: /offer\n  - from: /start\n    to: /\ntimeZone: UTC\n`,
  );
  return site;
}

const load = (site: SiteCopy, now = '2027-05-01'): Promise<Site> => createSiteLoader(site.dir, siteCode, () => new Date(now))();
const reportsOf = (site: Site) =>
  site.findProblems().map(({ code, severity, line, message, hint }) => ({ code, severity, line, message, hint }));
const entriesOf = (settings: Site['settings']) => [
  settings?.navigation.map(({ to }) => to),
  settings?.footer.links.map(({ to }) => to),
  settings?.redirects.map(({ from }) => from),
];

describe.each([
  {
    page: 'that is scheduled',
    fields: 'publish: { from: 2027-06-01 }',
    state: 'which will be published on 2027-06-01. The built site leaves it out until that day.',
    hint: 'It appears with the first build on or after 2027-06-01. There is nothing to do.',
  },
  {
    page: 'that is a draft',
    fields: 'draft: true',
    state: 'which is a draft and not published. The built site leaves it out until the page is published.',
    hint: 'It appears when you publish the page: remove "draft: true" from pages/offer.yaml.',
  },
  {
    page: 'whose time is over',
    fields: 'publish: { until: 2027-04-01 }',
    state: 'which was published until 2027-04-01. The built site leaves it out.',
    hint: 'Remove it, or change "publish" in pages/offer.yaml.',
  },
])('entries of site.yaml that lead to a page $page', ({ fields, state, hint }) => {
  const site = siteWithOffer(fields);

  test('are warnings that say when they appear', async () => {
    const reports = reportsOf(await load(site)).map((one) => ({ ...one, hint: one.hint?.replace(`${site.dir}/`, '') }));
    expect(reports).toEqual([
      { code: 'unpublished-entry', severity: 'warning', line: 18, message: `The navigation entry "Offer" leads to /offer, ${state}`, hint },
      { code: 'unpublished-entry', severity: 'warning', line: 27, message: `The footer link "Our offer" leads to /offer, ${state}`, hint },
      { code: 'unpublished-entry', severity: 'warning', line: 64, message: `The redirect from /deal leads to /offer, ${state}`, hint },
    ]);
  });

  test('are left out of the published settings, and stay in those of the live preview', async () => {
    const { settings, published } = await load(site);
    expect(entriesOf(published.settings)).toEqual([['/'], ['/'], ['/start']]);
    expect(entriesOf(settings)).toEqual([
      ['/offer?from=menu', '/'],
      ['/offer#start', '/'],
      ['/deal', '/start'],
    ]);
  });
});

test('the entries appear on the day of the page, without a change', async () => {
  const site = siteWithOffer('publish: { from: 2027-06-01 }');
  const loaded = await load(site, '2027-06-01');
  expect(reportsOf(loaded)).toEqual([]);
  expect(entriesOf(loaded.published.settings)).toEqual(entriesOf(loaded.settings));
});

test('the entries are left out where addresses differ from paths, too', async () => {
  const site = siteWithOffer('draft: true');
  site.edit('site.yaml', 'url: https://minimal.example', 'url: https://minimal.example/loaf\ntrailingSlash: always');
  const { settings, published } = await load(site);
  expect(entriesOf(published.settings)).toEqual([['/loaf/'], ['/loaf/'], ['/start']]);
  expect(entriesOf(settings)[0]).toEqual(['/loaf/offer/?from=menu', '/loaf/']);
});

describe('still an error', () => {
  const errorsOf = async (site: SiteCopy): Promise<string[]> =>
    (await load(site)).findProblems().flatMap(({ severity, code, message }) => (severity === 'error' ? [`${code} ${message}`] : []));

  test('is an entry that leads to a page that does not exist', async () => {
    const site = copySite('minimal', temp);
    site.edit('site.yaml', 'to: /', 'to: /no-page-at-all');
    expect(await errorsOf(site)).toEqual(['broken-link This links to /no-page-at-all, but this page does not exist.']);
  });

  test('is a link in a block to an unpublished page', async () => {
    const site = siteWithOffer('draft: true');
    site.edit('pages/home.yaml', 'to: /', 'to: /offer');
    expect(await errorsOf(site)).toEqual(['link-to-unpublished This links to /offer, which is a draft and not published.']);
  });

  test('is a setting with one page, which nothing can replace', async () => {
    const site = siteWithOffer('draft: true');
    site.write('site.yaml', `${site.read('site.yaml')}\nmail:\n  thankYou: /offer\n`);
    expect(await errorsOf(site)).toEqual(['link-to-unpublished This links to /offer, which is a draft and not published.']);
  });
});
