import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './test.ts';

/** Every pixel counts: the same browser paints the same page alike, because the site has its own fonts. */
const exact = { threshold: 0, maxDiffPixels: 0 };
/** A time at which countdowns and banners are compared. */
export const pictureTime = '2026-01-15T12:00:00Z';

/** Dark, because a gradient over a light area takes many bytes. */
const area = sharp({ create: { width: 1, height: 1, channels: 3, background: '#1a1a2e' } }).png();

/** Replaces the files of pictures by areas of the same size, which take a tenth of the bytes. Other tests check that pictures load. */
export async function replacePictures(page: Page): Promise<void> {
  const body = await area.clone().toBuffer();
  await page.route(/\.(?:avif|webp|jpe?g|png|svg)$/, (route) => route.fulfill({ body, contentType: 'image/png' }));
}

/** Hides what stays in view and covers blocks, at a place that depends on the window. The policy of the pages forbids a stylesheet. */
export const hideCovers = (page: Page): Promise<void> =>
  page.locator('[data-header], [data-chat], .toasts').evaluateAll((covers) => {
    for (const cover of covers) if (cover instanceof HTMLElement) cover.style.setProperty('visibility', 'hidden', 'important');
  });

/** Compares the element of a selector with its stored picture, at full size. */
export const comparePart = (page: Page, selector: string, name: string): Promise<void> =>
  expect.soft(page.locator(selector)).toHaveScreenshot(pathOf(page, name), exact);

/** Compares the part of the page in the window with its stored picture, at full size. */
export const compareWindow = (page: Page, name: string): Promise<void> => expect.soft(page).toHaveScreenshot(pathOf(page, name), exact);

/** Returns the path of a stored picture, in a folder for the width of the window. */
const pathOf = (page: Page, name: string): string[] => [String(page.viewportSize()?.width), `${name}.png`];
