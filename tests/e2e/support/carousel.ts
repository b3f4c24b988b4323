import { expect, type Page } from '@playwright/test';
import { withTimeout } from './frames.ts';

type Place = { name: string; left: number; right: number; isHidden: boolean };

/** Measures the frame of the carousel and its slides, in the order of the document. */
export const slidePlaces = (page: Page): Promise<{ frame: { left: number; right: number }; slides: Place[] }> =>
  page.locator('[aria-roledescription="carousel"]').evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const slides = [...element.querySelectorAll('li')].map((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      const name = slide.querySelector('figcaption span span')?.textContent ?? '';
      return { name, left, right, isHidden: slide.ariaHidden === 'true' };
    });
    return { frame: { left: frame.left, right: frame.right }, slides };
  });

/** Returns the names of the fully visible testimonials, from left to right. */
export async function namesInView(page: Page): Promise<string[]> {
  const { frame, slides } = await slidePlaces(page);
  return slides
    .filter(({ left, right }) => left > frame.left - 2 && right < frame.right + 2)
    .sort((one, other) => one.left - other.left)
    .map(({ name }) => name);
}

/** Clicks a button of the carousel and waits until its transition has finished. */
export async function turn(page: Page, direction: 'Next' | 'Previous'): Promise<void> {
  const before = await namesInView(page);
  await page.getByRole('button', { name: `${direction} testimonials` }).click();
  await expect.poll(() => namesInView(page)).not.toEqual(before);
  const list = page.locator('[aria-roledescription="carousel"] ul');
  await withTimeout(list.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)).then(() => undefined)));
}
