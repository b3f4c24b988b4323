import { isSweep, representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { hydrate, scrollThrough } from './support/actions.ts';
import { findings } from './support/axe.ts';
import { nextFrame } from './support/frames.ts';
import { coveringPages, samplePages } from './support/site.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

// Reduced motion, so that colours are not measured during a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of representatives([1440, 390])) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    // Rules that need no layout are checked on every page without a browser: tests/dom/shipped-pages.test.tsx. The home page is tested
    // below, and the page for unknown paths in search.spec.ts.
    for (const { path } of representatives(
      coveringPages.filter((page) => page.path !== '/'),
      2,
    )) {
      test(`${path} has no violation`, variants, async ({ page }) => {
        await page.goto(path);
        await scrollThrough(page);
        await page.waitForLoadState('networkidle');
        expect(await findings(page)).toEqual([]);
      });
    }

    test('a form with errors has no violation', variants, async ({ page }) => {
      await page.goto('/contact-us');
      const form = await hydrate(page, 'contact-form');
      await form.locator('button[type="submit"]').click();
      await expect(page.getByText('Message is required')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('the home page with an open question and a turned carousel has no violation', variants, async ({ page }) => {
      await page.goto('/');
      await scrollThrough(page);
      await page.locator('[data-block="faq"] summary').first().click();
      await hydrate(page, 'testimonials');
      await page.getByRole('button', { name: 'Next testimonials' }).click();
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      expect(await findings(page)).toEqual([]);
    });
  });
}

test.describe('with videos, whose button is a control too', () => {
  test.use({ videos: true });

  for (const width of isSweep ? [320, 390, 1440] : [320]) {
    test(`every control is at least 24 px high and wide at ${width} px, links within text apart`, variants, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const { path } of representatives(samplePages)) {
        await page.goto(path);
        await scrollThrough(page);
        const small = await page
          .locator('a, button, input, textarea, select, summary, [role="button"], label.pause-button')
          .evaluateAll((controls) =>
            controls.flatMap((control) => {
              // A visually hidden native box is pressed by its label.
              if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('p') || control.matches('.sr-only')) return [];
              const { width: wide, height } = control.getBoundingClientRect();
              return Math.min(wide, height) < 24 ? [`${control.outerHTML.slice(0, 120)} ${wide} x ${height}`] : [];
            }),
          );
        expect(small, path).toEqual([]);
      }
    });
  }
});

test('the focused element is always visible and never covered', variants, async ({ page }) => {
  for (const width of representatives([390, 1440])) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await scrollThrough(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const hidden: string[] = [];
    let stops = 0;
    for (; stops < 80; stops++) {
      await page.keyboard.press('Tab');
      await nextFrame(page);
      const place = await page.evaluate(() => {
        const active = document.activeElement;
        if (!active || active === document.body) return 'end';
        const seen = active.matches('.sr-only') ? (active.nextElementSibling ?? active) : active;
        const { left, top, width: wide, height } = seen.getBoundingClientRect();
        const over = document.elementFromPoint(left + wide / 2, top + Math.min(height, innerHeight) / 2);
        return over && (seen.contains(over) || over.contains(seen)) && !over.matches('body, html, main')
          ? 'seen'
          : active.outerHTML.slice(0, 120);
      });
      if (place === 'end') break;
      if (place !== 'seen') hidden.push(place);
    }
    expect(stops).toBeGreaterThan(20);
    expect(hidden, `${width} px`).toEqual([]);
  }
});
