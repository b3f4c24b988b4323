import { expect, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { scrollThrough } from './actions.ts';

/** A screenshot of a whole page in CSS pixels, with the position of each part. */
export type FullPageCapture = { png: Buffer; width: number; height: number; parts: Part[] };
type Part = { name: string; top: number; height: number };

/** Loads the visible pictures of the page, lazy ones too, and waits until they can be painted. */
export const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].filter((picture) => picture.checkVisibility()).map((picture) => picture.decode()));
  });

/** Waits until pictures and fonts are loaded and all islands are hydrated, as after reading the whole page. */
async function settlePage(page: Page): Promise<void> {
  // Islands that are in view start then. The late module links the manifest.
  await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' });
  // On a busy machine a block may leave the viewport before a frame shows it there, and its code starts only when it is seen.
  await expect(async () => {
    await scrollThrough(page);
    await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await loadPictures(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // It covers parts of the page.
    document.querySelector<HTMLElement>('[data-chat]')?.style.setProperty('visibility', 'hidden', 'important');
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Captures the open page, with the positions of its header, its blocks (named by `data-key`) and its footer. */
export async function captureFullPage(page: Page): Promise<FullPageCapture> {
  await settlePage(page);
  const parts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-header], [data-block], footer')].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return { name: part.dataset.key ?? part.tagName.toLowerCase(), top: Math.round(top + scrollY), height: Math.round(height) };
    }),
  );
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' });
  const { width, height } = await sharp(png).metadata();
  return { png, width, height, parts };
}

/**
 * Makes a picture small enough to commit: a share of its width, with few colours. Visible changes remain, the small
 * differences between the font rendering of two machines disappear.
 */
const shrink = (picture: Sharp, width: number): Promise<Buffer> =>
  picture
    .resize({ width: Math.round(width), kernel: 'mitchell' })
    .png({ palette: true, colours: 48, dither: 0, effort: 10 })
    .toBuffer();

/** Returns the whole page at a share of its width. */
export const thumbnail = ({ png, width }: FullPageCapture, share: number): Promise<Buffer> => shrink(sharp(png), width * share);

/** Returns one part of the page at a share of its width. */
export function detail({ png, width, height }: FullPageCapture, { top, height: tall }: Part, share: number): Promise<Buffer> {
  const from = Math.max(0, top);
  return shrink(sharp(png).extract({ left: 0, top: from, width, height: Math.max(1, Math.min(tall, height - from)) }), width * share);
}
