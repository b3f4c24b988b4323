import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { isFullTest } from '../../packages/engine/tests/support/full-test.ts';
import { addPage } from './support/block-page.ts';
import { BuiltSite } from './support/built-site.ts';
import { captureFullPage, detail, thumbnail } from './support/full-page-capture.ts';
import { pages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const fixtures = resolve(import.meta.dirname, '../blocks');

/** The tolerated difference to the snapshot: font rendering of another machine, and no more. */
const whole = { threshold: 0.25, maxDiffPixelRatio: 0.02 };
const close = { threshold: 0.2, maxDiffPixelRatio: 0.01 };

/** The scale of snapshots. Those of narrow windows are scaled less, so that all are about as wide. */
const windows = [
  { width: 390, height: 844, share: { page: 0.4, part: 0.62 } },
  { width: 768, height: 1024, share: { page: 0.22, part: 0.34 } },
  { width: 1440, height: 900, share: { page: 0.14, part: 0.24 } },
];

/** Pages whose blocks are each compared; together they have nearly every type. */
const closely = [
  '/',
  '/about-us',
  '/services',
  '/services/rpa',
  '/portfolio',
  '/blogs',
  '/blogs/1',
  '/contact-us',
  '/thank-you',
  '/web-development',
  '/data-science',
];
/** Pages whose header is compared: of the site, and of a landing page. */
const headers = ['/', '/web-development'];
/** Pages that represent others of their kind. */
const families = [...closely, '/blockchain-development', '/no-such-page'];
/** Pages with one or more of nearly every kind of block, for the test without every variant. */
const sample = ['/', '/services/rpa', '/portfolio', '/web-development'];
const all = [...new Set([...families, ...pages.map(({ path }) => path)])];
/** Pages that are compared at a width. The full test compares every page at every width. */
const shownAt = (width: number): readonly string[] => {
  if (isFullTest) return all;
  return width === 1440 ? sample : [];
};

const nameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ faults }, info) => {
  faults.allow(/404/);
  // The site has its own fonts, so one set of snapshots fits every system.
  info.snapshotSuffix = '';
});

for (const { width, height, share } of windows) {
  for (const path of shownAt(width)) {
    test(`${path} looks the same at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const portrait = await captureFullPage(page);
      expect.soft(await thumbnail(portrait, share.page)).toMatchSnapshot([`pages-${width}`, `${nameOf(path)}.png`], whole);
      if (!closely.includes(path)) return;
      for (const part of portrait.parts) {
        // Header and footer are the same on all pages, except for the links of the header.
        if ((part.name === 'footer' && path !== '/') || (part.name === 'header' && !headers.includes(path))) continue;
        expect
          .soft(await detail(portrait, part, share.part))
          .toMatchSnapshot([`blocks-${width}`, `${nameOf(path)}-${part.name}.png`], close);
      }
    });
  }
}

test('block types that none of these pages has look the same', async ({ page, request }) => {
  // It opens a page for each type and width.
  test.slow();
  const texts = await Promise.all(closely.map(async (path) => (await request.get(path)).text()));
  const types = readdirSync(fixtures).filter((name) => !name.includes('.') && !texts.some((html) => html.includes(`data-block="${name}"`)));
  const site = new BuiltSite('tests/sites/blocks');
  for (const type of types) addPage(site, `/look-${type}`, [type]);
  await site.start();
  // A countdown shows other numbers every minute.
  await page.clock.setFixedTime('2026-01-15T12:00:00Z');
  try {
    for (const { width, height, share } of windows) {
      await page.setViewportSize({ width, height });
      for (const type of types) {
        await page.goto(site.address(`/look-${type}`));
        const portrait = await captureFullPage(page);
        const part = portrait.parts.find(({ name }) => name === `${type}-1`);
        expect.soft(part, type).toBeDefined();
        if (part) expect.soft(await detail(portrait, part, share.part)).toMatchSnapshot([`blocks-${width}`, `fixture-${type}.png`], close);
      }
    }
  } finally {
    site.stop();
  }
});
