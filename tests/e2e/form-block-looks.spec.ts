import type { Page } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { hydrate } from './support/actions.ts';
import { field, fillFirstStep, fillSecondStep, fillThirdStep, press } from './support/application.ts';
import { findings } from './support/axe.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

test.use({ site: 'forms' });

async function openForm(page: Page): Promise<void> {
  await page.goto('/apply');
  await hydrate(page, 'form');
}

for (const width of representatives([320, 1280])) {
  test(`every step fits into ${width} px, has large controls and no finding of axe`, sweepOnly, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openForm(page);
    for (const fillStep of [() => fillFirstStep(page, 'Gauri Shah'), () => fillSecondStep(page), () => fillThirdStep(page, 'Gauri Shah')]) {
      await fillStep();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await findings(page)).toEqual([]);
      if (await page.getByRole('button', { name: 'Next' }).isVisible()) await press(page, 'Next');
    }
  });
}

test('in forced colours, inputs have borders and a checked box looks different', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/apply');
  await hydrate(page, 'form');
  for (const label of ['Full name', 'Mother tongue', 'Date of birth']) {
    const border = await field(page, label).evaluate((input) => getComputedStyle(input).borderTopWidth);
    expect(border, label).toBe('2px');
  }
  await fillFirstStep(page, 'Hema Das');
  await press(page, 'Next');
  const box = field(page, 'Monday');
  const before = await box.screenshot();
  await box.check();
  expect((await box.screenshot()).equals(before)).toBe(false);
});
