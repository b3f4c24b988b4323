import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { serveFolder } from '../../packages/mail/tests/support/served-folder.ts';
import { buildPages } from '../support/build-pages.ts';
import { specified } from '../support/specified.ts';

let address = '';

beforeAll(async () => {
  const out = join(tempFolder('specification'), 'dist');
  await buildPages('site.config', out);
  address = await serveFolder(out);
}, 120_000);

/** Opens a page of the shipped site without a browser. */
async function open(path: string): Promise<{ status: number; page: Document }> {
  const response = await fetch(address + path);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const script of page.querySelectorAll('script, style')) script.remove();
  return { status: response.status, page };
}

const textOf = (element: Element | null): string => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

describe.each([...new Set(specified.map(({ path }) => path))])('%s', (path) => {
  test('shows what the specification requires', async () => {
    const { page } = await open(path);
    const text = textOf(page.body);
    for (const row of specified.filter((one) => one.path === path)) {
      if ('text' in row) expect(text, `part ${row.part}`).toContain(row.text);
      else expect(page.querySelectorAll(row.selector), `part ${row.part}: ${row.what}`).toHaveLength(row.count);
    }
  });
});

test('portfolio lists have as many projects as the specification requires', async () => {
  const { page } = await open('/portfolio');
  const lists = [...page.querySelectorAll('[data-block="portfolio-tabs"] div[id]')];
  expect(lists.map((list) => [textOf(list.querySelector('h2')), list.querySelectorAll('h3').length])).toEqual([
    ['Web Projects', 14],
    ['Mobile Apps', 11],
    ['Blockchain', 6],
    ['Ecommerce', 4],
    ['AI Projects', 1],
    ['Shopify', 3],
  ]);
});

test('posts are in the order of the specification', async () => {
  const { page } = await open('/blogs');
  const links = [...page.querySelectorAll('[data-block="post-list"] a[href^="/blogs/"]')].map((link) => link.getAttribute('href'));
  expect([...new Set(links)]).toEqual(['/blogs/1', '/blogs/2', '/blogs/4', '/blogs/3', '/blogs/5']);
});

test.each([
  ['/blogs/99', 'Blog not found'],
  ['/blogs/01', 'Blog not found'],
  ['/blogs/__proto__', 'Blog not found'],
  ['/services/none', 'Service not found'],
  ['/services/__proto__', 'Service not found'],
])('%s, which nothing has, answers 404 with a text for its kind: %s', async (path, title) => {
  const { status, page } = await open(path);
  expect([status, page.title.slice(0, title.length)]).toEqual([404, title]);
});

test.each(['/nowhere', '/nowhere/deep'])('%s answers 404 with the page of the site', async (path) => {
  const { status, page } = await open(path);
  expect(status).toBe(404);
  expect(textOf(page.querySelector('h1'))).toMatch(/^(?!.*(?:Blog|Service)).+/);
});
