import { expect, test } from 'vitest';
import { createSiteLoader } from '../../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../../src/site.ts';
import { copySite } from '../../../support/site-copy.ts';

const temp = tempFolder('absolute-link');

test.each([
  ['https://minimal.example', 'https://minimal.example/#start', '/#start'],
  ['https://minimal.example\ntrailingSlash: always', 'https://minimal.example/offer/?a=b#start', '/offer?a=b#start'],
  ['https://minimal.example/loaf', 'https://minimal.example/loaf/offer', '/offer'],
  ['https://minimal.example/loaf', 'https://minimal.example/offer', undefined],
])('on %s, the full URL %s is %s', async (url, href, path) => {
  const site = copySite('minimal', temp);
  site.edit('site.yaml', 'url: https://minimal.example', `url: ${url}`);
  site.edit('site.yaml', 'links: []', `links: [{ label: Offer, to: "${href}" }]`);
  site.write('pages/offer.yaml', site.read('pages/home.yaml').replace('path: /', 'path: /offer'));
  const { findProblems } = await createSiteLoader(site.dir, siteCode)();
  const hints = findProblems().flatMap(({ code, hint }) => (code === 'absolute-link' ? [hint] : []));
  expect(hints).toEqual(path === undefined ? [] : [`Write only the path: ${path}.`]);
});
