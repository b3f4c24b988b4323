import type { Page } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { blockOf, hydrate, scrollThrough } from './support/actions.ts';
import { delayRequests } from './support/delay-requests.ts';
import { sweepOnly, variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const titles = ['Built for Builders', 'Practical Innovation', 'People First', 'Built with Care', 'Always Looking Ahead'] as const;

const block = (page: Page) => blockOf(page, 'values-slides');
const button = (page: Page, name: string) => block(page).getByRole('button', { name, exact: true });

/** Returns the titles of the slides that are in view, also in part. */
const shown = (page: Page): Promise<string[]> =>
  block(page)
    .locator('ul')
    .evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      return [...list.children]
        .filter((slide) => slide.getBoundingClientRect().right > left + 1 && slide.getBoundingClientRect().left < right - 1)
        .map((slide) => slide.querySelector('h3')?.textContent ?? '');
    });

async function open(page: Page): Promise<void> {
  await page.goto('/about-us');
  await hydrate(page, 'values-slides');
}

/** Returns the contrast of the text on each value with its background. */
const contrasts = (page: Page): Promise<number[]> =>
  block(page)
    .locator('li article > :first-child')
    .evaluateAll((surfaces) => {
      const luminance = (colour: string): number => {
        const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
        if (!context) return Number.NaN;
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) =>
          value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return surfaces.map((surface) => {
        const { color, backgroundColor } = getComputedStyle(surface);
        const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort((one, other) => one - other);
        return (light + 0.05) / (dark + 0.05);
      });
    });

for (const width of representatives([390, 768, 1440])) {
  test(
    `at ${width} px it has the same height before and after hydration, for every value, whose text has enough contrast`,
    variants,
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await delayRequests(context, '**/*.js');
      await page.goto('/about-us');
      const height = (): Promise<number> => block(page).evaluate((element) => element.getBoundingClientRect().height);
      await scrollThrough(page);
      const beforeHydration = await height();
      await release();
      await hydrate(page, 'values-slides');
      expect(await height()).toBe(beforeHydration);
      expect(await shown(page)).toEqual([titles[0]]);
      for (const title of [...titles].reverse()) {
        await button(page, title).press('Enter');
        await expect.poll(() => shown(page)).toEqual([title]);
        await expect(button(page, title)).toBeFocused();
        expect(await height()).toBe(beforeHydration);
      }
      for (const ratio of await contrasts(page)) expect(ratio).toBeGreaterThanOrEqual(4.5);
    },
  );
}

test('hydration keeps the value that was scrolled to', sweepOnly, async ({ page, context }) => {
  const release = await delayRequests(context, '**/*.js');
  await page.goto('/about-us');
  await block(page)
    .locator('ul')
    .evaluate((strip) => {
      strip.scrollIntoView({ behavior: 'instant' });
      strip.scrollTo({ left: strip.clientWidth * 2, behavior: 'instant' });
    });
  await release();
  await hydrate(page, 'values-slides');
  expect(await shown(page)).toEqual([titles[2]]);
  await expect(button(page, titles[2])).toHaveAttribute('aria-current', 'true');
});

test('has no autoplay', sweepOnly, async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.clock.runFor(60_000);
  expect(await shown(page)).toEqual([titles[0]]);
});

test('nothing moves with reduced motion', sweepOnly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await button(page, 'Next value').click();
  await expect.poll(() => shown(page)).toEqual([titles[1]]);
  expect(await block(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all values are readable, one below the other', async ({ page }) => {
    await page.goto('/about-us');
    const tops: number[] = [];
    for (const title of titles) {
      const heading = block(page).getByRole('heading', { level: 3, name: title });
      await expect(heading).toBeVisible();
      tops.push((await heading.boundingBox())?.y ?? Number.NaN);
    }
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    expect(new Set(tops).size).toBe(titles.length);
    await expect(block(page).getByRole('button')).toHaveCount(0);
  });
});

test('without its code, every value can be scrolled into view', sweepOnly, async ({ page, context, faults }) => {
  faults.allow(/\.js\b/, /Failed to fetch dynamically imported module/);
  await context.route('**/*.js', (route) => route.abort('failed'));
  await page.goto('/about-us');
  const strip = block(page).locator('ul');
  await strip.focus();
  for (const title of titles) {
    const heading = block(page).getByRole('heading', { level: 3, name: title });
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport();
  }
});
