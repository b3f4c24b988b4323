import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { Header } from '../../../src/layout/header.tsx';
import siteCode from '../../../src/site.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('search-link');

async function headerOf(search: string): Promise<{ html: string; codes: string[] }> {
  const copy = copySite('blocks', temp);
  copy.edit('site.yaml', 'header:\n', `header:\n${search}`);
  const site = await createSiteLoader(copy.dir, siteCode)();
  if (!site.settings) throw new Error('The site has errors.');
  const page = { path: '/', layout: 'default', anchors: [] };
  return {
    html: renderToStaticMarkup(<Header site={site.settings} page={page} isOverDark={false} />),
    codes: site.findProblems().map(({ code }) => code),
  };
}

test('the header links to the page with the search', async () => {
  const { html, codes } = await headerOf('  search: /workshop\n');
  expect(html).toMatch(/<a href="\/workshop" class="round-button[^"]*" aria-label="Search">/);
  expect(codes).toEqual([]);
});

test('the header of other sites has no such link', async () => {
  expect((await headerOf('')).html).not.toContain('aria-label="Search"');
});

test('a page that does not exist is reported', async () => {
  expect((await headerOf('  search: /find\n')).codes).toEqual(['broken-link']);
});
