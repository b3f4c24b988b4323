import { expect, type Page } from '@playwright/test';
import { blockOf, scrollThrough } from './actions.ts';

/** Scrolls through a page and uses every control on it, except links to other pages. */
export async function exercise(page: Page): Promise<void> {
  await scrollThrough(page);
  await pauseFilm(page);
  if ((await blockOf(page, 'logo-strip').count()) > 0) await page.getByText('Pause the logos').click();
  if ((await blockOf(page, 'testimonials').count()) > 0) await turnTestimonials(page);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  const form = page.locator('main form[action="/send-email"]').first();
  if ((await form.count()) > 0) {
    await form.locator('button[type="submit"]').click();
    await expect(page.getByText('Email is required')).toBeVisible();
  }
  await openAndCloseMenu(page);
}

async function pauseFilm(page: Page): Promise<void> {
  const pauseVideo = page.getByRole('button', { name: 'Pause video' });
  if (await pauseVideo.isVisible()) await pauseVideo.click();
}

async function turnTestimonials(page: Page): Promise<void> {
  for (const name of ['Next testimonials', 'Previous testimonials', 'Pause testimonials', 'Play testimonials']) {
    await page.getByRole('button', { name }).click();
  }
}

async function openAndCloseMenu(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  if (size) await page.setViewportSize(size);
}
