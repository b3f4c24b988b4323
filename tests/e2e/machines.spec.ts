import type { APIResponse, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './support/test.ts';

const site = 'https://loomwright.example';

/** Reads what a page tells machines from its HTML, as a browser parses it, without loading what the page shows. */
async function readHtml(page: Page, response: APIResponse) {
  return page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const attribute = (selector: string, name: string): string => parsed.querySelector(selector)?.getAttribute(name) ?? '';
      return {
        title: parsed.title,
        description: attribute('meta[name="description"]', 'content'),
        canonical: attribute('link[rel="canonical"]', 'href'),
        ogTitle: attribute('meta[property="og:title"]', 'content'),
        twitterCard: attribute('meta[name="twitter:card"]', 'content'),
        hrefs: [...parsed.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
      };
    },
    await response.text(),
  );
}

const structured = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });

test('the sitemap has every listed page, and each page has its own text', async ({ page, request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths).toContain('/services/ai-calling-agent');
  expect(paths).toContain('/blogs/4');
  expect(paths.filter((path) => /thank-you|404/.test(path))).toEqual([]);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const linked = new Set<string>();
  for (const path of paths) {
    const { title, description, canonical, ogTitle, twitterCard, hrefs } = await readHtml(page, await request.get(path));
    expect(titles.get(title), `${path} has the title of`).toBeUndefined();
    expect(descriptions.get(description), `${path} has the description of`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
    expect({ canonical, ogTitle, twitterCard }, path).toEqual({
      canonical: `${site}${path}`,
      ogTitle: title,
      twitterCard: 'summary_large_image',
    });
    for (const href of hrefs) linked.add(href.split('#')[0] ?? href);
  }
  for (const href of linked) expect((await request.get(href)).status(), href).toBe(200);
});

const expected: [path: string, types: string[]][] = [
  ['/', ['Organization', 'WebSite', 'FAQPage']],
  ['/services/rpa', ['BreadcrumbList', 'Organization', 'Service']],
  ['/blogs/3', ['BreadcrumbList', 'Organization', 'BlogPosting']],
];
test('pages have structured data about what they show', async ({ request }) => {
  for (const [path, types] of expected) {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await (await request.get(path)).text()) ?? [];
    const graph = structured.parse(JSON.parse(json))['@graph'];
    expect(
      graph.map((thing) => thing['@type']),
      path,
    ).toEqual(types);
  }
});

test('the social image, the icon and the manifest exist', async ({ page, request }) => {
  await page.goto('/');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(picture?.startsWith(site)).toBe(true);
  const addresses = [
    new URL(picture ?? '').pathname,
    await page.locator('link[rel="icon"]').getAttribute('href'),
    await page.locator('link[rel="manifest"]').getAttribute('href'),
    await page.locator('link[type="application/atom+xml"]').getAttribute('href'),
    '/robots.txt',
  ];
  for (const address of addresses) expect((await request.get(address ?? 'missing')).status(), address ?? 'missing').toBe(200);
});

test('the feed has the five posts, newest first, with complete entries', async ({ request }) => {
  const xml = await (await request.get('/feed.xml')).text();
  expect([...xml.matchAll(/<link href="[^"]*\/blogs\/(\d)"\/>/g)].map(([, id]) => id)).toEqual(['5', '3', '4', '2', '1']);
  const open: string[] = [];
  for (const [, slash, name = '', end] of xml.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (slash) expect(open.pop()).toBe(name);
    else if (!end) open.push(name);
  }
  expect(open).toEqual([]);
});

test('an unlisted page has noindex', async ({ request }) => {
  const html = await (await request.get('/thank-you')).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
});
