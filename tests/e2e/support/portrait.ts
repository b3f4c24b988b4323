import { expect, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { readThrough } from './actions.ts';

/** A whole page as it looks, in CSS pixels, and where its parts lie in it. */
export type Portrait = { png: Buffer; width: number; height: number; parts: Part[] };
type Part = { name: string; top: number; height: number };

/** Brings a page to rest with everything on it that a reader would have seen: pictures, typefaces, awake islands. */
async function bringToRest(page: Page): Promise<void> {
  await readThrough(page);
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].filter((picture) => picture.checkVisibility()).map((picture) => picture.decode()));
    await document.fonts.ready;
    // It floats over whatever lies there at the moment.
    document.querySelector<HTMLElement>('[data-chat]')?.style.setProperty('visibility', 'hidden', 'important');
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Takes the portrait of the page shown: its header, its blocks by their types and places among those of a type, and its footer. */
export async function takePortrait(page: Page): Promise<Portrait> {
  await bringToRest(page);
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
 * A picture small enough to be kept: narrower by `share`, with few colours. What a reader would notice survives,
 * what typefaces of another machine change does not.
 */
const keepable = (picture: Sharp, width: number): Promise<Buffer> =>
  picture
    .resize({ width: Math.round(width), kernel: 'mitchell' })
    .png({ palette: true, colours: 48, dither: 0, effort: 10 })
    .toBuffer();

/** The whole page, small. */
export const thumbnail = ({ png, width }: Portrait, share: number): Promise<Buffer> => keepable(sharp(png), width * share);

/** One part of the page. */
export function detail({ png, width, height }: Portrait, { top, height: tall }: Part, share: number): Promise<Buffer> {
  const from = Math.max(0, top);
  return keepable(sharp(png).extract({ left: 0, top: from, width, height: Math.max(1, Math.min(tall, height - from)) }), width * share);
}
