import { pages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const paths = pages.map(({ path }) => path);

/** Returns the URLs in a page: of links, pictures in all widths, videos, fonts and others. */
function addressesIn(html: string): string[] {
  const single = [...html.matchAll(/\s(?:href|src|data-src|poster|action)="([^"]*)"/g)].map(([, address]) => address ?? '');
  const sets = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap(([, set]) =>
    (set ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  );
  return [...single, ...sets];
}

const idsIn = (html: string): Set<string> => new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? ''));

test('every link, anchor and asset of a page exists', async ({ request }) => {
  const broken: string[] = [];
  const statuses = new Map<string, number>();
  const texts = new Map<string, string>();
  const textOf = async (place: string): Promise<string> => {
    const text = texts.get(place) ?? (await (await request.get(place)).text());
    texts.set(place, text);
    return text;
  };
  for (const path of paths) {
    const html = await textOf(path);
    for (const address of new Set(addressesIn(html))) {
      if (/^(https|mailto|tel):/.test(address) || address === '/send-email') continue;
      const [target = '', anchor] = address.split('#');
      const place = target === '' ? path : target;
      if (!statuses.has(place)) statuses.set(place, (await request.get(place)).status());
      if (statuses.get(place) !== 200) broken.push(`${path}: ${address} answers ${statuses.get(place)}`);
      if (anchor && !idsIn(await textOf(place)).has(anchor)) broken.push(`${path}: ${address} leads to no id`);
    }
  }
  expect(broken).toEqual([]);
  expect(statuses.size).toBeGreaterThan(20);
});

test('the data of the islands of every page exists, at the address that its HTML contains', async ({ request }) => {
  const urls = new Map<string, string>();
  for (const path of paths) {
    const [, url] = / data-islands="([^"]+)"/.exec(await (await request.get(path)).text()) ?? [];
    if (url !== undefined) urls.set(path, url);
  }
  expect(urls.get('/')).toMatch(/^\/islands\.json\?[0-9a-f]{8}$/);
  for (const [path, url] of urls) {
    const response = await request.get(url);
    expect(response.status(), path).toBe(200);
    expect(await response.json(), path).toMatchObject({ url });
  }
});

test('titles and descriptions of the pages are all different', async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    descriptions.add(/<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '');
  }
  expect([titles.size, descriptions.size]).toEqual([paths.length, paths.length]);
});

test('a URL with a final slash redirects to the one without', async ({ request }) => {
  for (const path of paths.filter((one) => one !== '/')) {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(301);
    expect(response.headers().location, path).toBe(path);
  }
});

test('an extra slash never redirects to another site', async ({ request, baseURL }) => {
  for (const path of ['//evil.example/', '/%5Cevil.example/', '//evil.example//', '/\\evil.example/']) {
    const response = await request.fetch(`${baseURL}${path}`, { maxRedirects: 0 });
    const location = response.headers().location ?? '/';
    expect(new URL(location, baseURL).origin, path).toBe(new URL(baseURL ?? '').origin);
  }
});

test('an unknown path gets 404 with header, footer and a link home', async ({ page, faults }) => {
  faults.allow(/404/);
  for (const path of ['/no-such-page', '/about-us/nobody', '/404', '/__proto__', '/%00']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('A thread has come loose.');
    await expect(page.getByRole('banner'), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveTitle(/^Loomwright/);
});

test('a missing asset gets 404, which is not cached', async ({ request }) => {
  for (const path of ['/assets/gone-12345678.js', '/media/gone-1234567890.webp', '/services/gone/islands.json']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['cache-control'], path).toBe('no-store');
  }
});

test('assets are cached forever, pages are revalidated', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const media = /\/media\/[^"\s,]+/.exec(html)?.[0] ?? '';
  expect((await request.get(media)).headers()['cache-control']).toMatch(/max-age=31536000, immutable/);
  for (const path of paths) expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache');
});
