import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withChromium } from 'pagewright/chromium';
import sharp from 'sharp';
import { inkOfPicture } from './ink-of-picture.ts';
import { layoutDistance } from './layout-distance.ts';
import type { Ink } from './regions.ts';

/** The parts of a page, as they are seen: header, blocks and footer, in this order. */
export type PageLayout = readonly Ink[];

/** The widths at which layouts are compared. */
export const layoutWidths = [390, 1440] as const;
export type LayoutWidth = (typeof layoutWidths)[number];

/** The parts of a page that a look composes, each with the first element of the page of ten sections that is one. */
const lookParts = {
  hero: 'main > [data-block]:first-child',
  head: 'main :has(> h2[id$="-heading"])',
  card: 'main li:has(> h3)',
  row: 'main details',
  header: '[data-header]',
  footer: 'footer',
};

/** A page and its parts. A part alone says nothing of its place on the page. */
type Measured = { page: PageLayout; parts: ReadonlyMap<string, Ink> };

/** The layout of a page at each width. */
export type Layouts = Readonly<Record<LayoutWidth, Measured>>;

/** Texts and pictures in one colour on white, and nothing else: no panel, line or shadow. */
const plainColors = `
*, *::before, *::after {
  background: none !important;
  color: #000 !important;
  border-color: transparent !important;
  box-shadow: none !important;
  text-decoration: none !important;
}
html { background: #fff !important }`;

/** Stands for each picture. */
const grey = sharp({ create: { width: 4, height: 3, channels: 3, background: '#888' } }).png();

/**
 * Returns the layouts of the home pages of built sites, by their folders. Each part of a page is a picture of its own, because otherwise a
 * longer text would move everything below it.
 */
export const measureLayouts = (folders: readonly string[]): Promise<Layouts[]> =>
  withChromium(async (browser) => {
    const picture = await grey.clone().toBuffer();
    const layouts: Layouts[] = [];
    for (const folder of folders) {
      // Without script, nothing moves and nothing is fixed. The policy of the page forbids other styles.
      const context = await browser.newContext({ javaScriptEnabled: false, bypassCSP: true });
      const page = await context.newPage();
      await page.route('**/*', (route) => {
        if (route.request().resourceType() === 'image') return route.fulfill({ body: picture, contentType: 'image/png' });
        const { pathname } = new URL(route.request().url());
        const path = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
        return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
      });
      layouts.push({ 390: await layoutAt(page, 390), 1440: await layoutAt(page, 1440) });
      await context.close();
    }
    return layouts;
  });

async function layoutAt(page: Page, width: LayoutWidth): Promise<Measured> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('http://layout.example/');
  // `addStyleTag` would wait for an event, which needs script.
  await page.evaluate(async (css) => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    await document.fonts.ready;
  }, plainColors);
  const parts = new Map<string, Ink>();
  for (const [part, selector] of Object.entries(lookParts))
    parts.set(part, await inkOfPicture(await page.locator(selector).first().screenshot()));
  const header = page.locator('[data-header]');
  const layout = [await inkOfPicture(await header.screenshot())];
  // It lies over the first block.
  await header.evaluate((element) => element.setAttribute('hidden', ''));
  for (const part of await page.locator('main > [data-block], footer').all()) layout.push(await inkOfPicture(await part.screenshot()));
  return { page: layout, parts };
}

/** Returns the distances of the parts of two pages, each measured alone. */
export const distancesOfParts = (one: Measured, other: Measured): Map<string, number> =>
  new Map(
    [...one.parts].flatMap(([part, ink]) => {
      const same = other.parts.get(part);
      return same ? [[part, layoutDistance(ink, same)] as const] : [];
    }),
  );

/** Returns the distance of two pages: the mean of those of their parts. Throws when they do not have the same parts. */
export function distanceOfPages(one: PageLayout, other: PageLayout): number {
  if (one.length !== other.length) throw new Error(`Pages with ${one.length} and ${other.length} parts cannot be compared.`);
  const distances = one.flatMap((ink, index) => {
    const same = other[index];
    return same ? [layoutDistance(ink, same)] : [];
  });
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
}
