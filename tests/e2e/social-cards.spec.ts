import sharp from 'sharp';
import { expect, test } from './support/test.ts';

/** The maximum bytes of a picture: messengers ignore larger ones. */
const limit = 60_000;

test('every page has its own social image: a small PNG of 1200 by 630', async ({ request }) => {
  const paths = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path || '/',
  );
  expect(paths.length).toBeGreaterThan(20);
  const cards = new Map<string, string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const [, address = ''] = /<meta property="og:image" content="https:\/\/[^/"]+(\/[^"]+)"/.exec(html) ?? [];
    const response = await request.get(address);
    expect(response.headers()['content-type'], path).toBe('image/png');
    const bytes = await response.body();
    expect(bytes.length, address).toBeLessThanOrEqual(limit);
    const { width, height } = await sharp(bytes).metadata();
    expect({ width, height }, address).toEqual({ width: 1200, height: 630 });
    expect(cards.get(address), `${path} has the card of another page`).toBeUndefined();
    cards.set(address, path);
  }
  expect(cards.size).toBe(paths.length);
});
