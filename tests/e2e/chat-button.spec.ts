import type { Page } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { scrollThrough } from './support/actions.ts';
import { withTimeout } from './support/frames.ts';
import { samplePages } from './support/site.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

test.use({ videos: true });

/** The narrowest window first, which stands for the wider ones. */
const widths = representatives([320, 390, 768, 1440]);

test('is at the bottom right of every page, has a name, and opens the chat in a new tab', variants, async ({ page }) => {
  for (const { path } of representatives(samplePages, 2)) {
    await page.goto(path);
    // It is invisible while a control of the page is under it.
    const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp (opens in a new tab)', includeHidden: true });
    await expect(chat, path).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await expect(chat, path).toHaveAttribute('target', '_blank');
    await expect(chat, path).toHaveAttribute('rel', /noopener/);
    await expect(chat, path).toHaveCSS('position', 'fixed');
    const gaps = await chat.evaluate((link) => {
      const { right, bottom, width, height } = link.getBoundingClientRect();
      return { right: document.documentElement.clientWidth - right, bottom: innerHeight - bottom, width, height };
    });
    expect(gaps, path).toEqual({ right: 16, bottom: 16, width: 56, height: 56 });
  }
});

test('is reachable by keyboard at every scroll position, and appears again when no control is under it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  const chat = page.getByRole('link', { name: /WhatsApp/ });
  await expect(chat).toBeFocused();
  await expect(chat).toBeInViewport();
  await chat.blur();
  await page.evaluate(() => document.querySelector('#why-us')?.scrollIntoView({ behavior: 'instant' }));
  await expect(chat).toBeVisible();
});

/** Scrolls in steps smaller than the button and returns the controls that it covers for longer than its transition. */
const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
    const chat = document.querySelector('[data-chat]');
    if (!chat) throw new Error('There is no chat button.');
    const area = chat.getBoundingClientRect();
    const controls = [...document.querySelectorAll('main :is(a, button, input, textarea, select, summary, label), footer a')];
    const coveredNow = (): string[] =>
      controls.flatMap((control) => {
        const { left, top, right, bottom } = control.getBoundingClientRect();
        // Items of a moving strip are visible only within the strip.
        const strip = control.closest('.marquee-window')?.getBoundingClientRect();
        const overlap = {
          left: Math.max(left, area.left, strip?.left ?? 0),
          right: Math.min(right, area.right, strip?.right ?? innerWidth),
          top: Math.max(top, area.top),
          bottom: Math.min(bottom, area.bottom),
        };
        if (overlap.right - overlap.left < 1 || overlap.bottom - overlap.top < 1) return [];
        const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
        const isHit = points.some(([x, y]) =>
          document
            .elementFromPoint(overlap.left + (overlap.right - overlap.left) * x, overlap.top + (overlap.bottom - overlap.top) * y)
            ?.closest('[data-chat]'),
        );
        return isHit && control.checkVisibility({ visibilityProperty: true }) ? [`${control.tagName} ${control.textContent.trim()}`] : [];
      });
    const found = new Set<string>();
    // Only heights at which a control passes the button matter; between them nothing can be covered.
    for (let top = 0; top <= document.documentElement.scrollHeight - innerHeight + 39; top += 40) {
      const passes = controls.some((control) => {
        const box = control.getBoundingClientRect();
        const shift = top - scrollY;
        return box.right > area.left && box.left < area.right && box.bottom - shift > area.top && box.top - shift < area.bottom;
      });
      if (!passes) continue;
      scrollTo({ top, behavior: 'instant' });
      for (let waited = 0; waited < 40 && (waited < 2 || coveredNow().length > 0); waited++) await frame();
      for (const control of coveredNow()) found.add(`${Math.round(scrollY)} px: ${control}`);
    }
    return [...found];
  });

for (const width of widths) {
  test(`covers no control of any page at ${width} px`, variants, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of representatives(samplePages)) {
      await page.goto(path);
      await scrollThrough(page);
      expect(await withTimeout(coveredControls(page)), path).toEqual([]);
    }
  });
}
