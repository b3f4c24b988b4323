import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

test.use({ site: 'blocks' });

test('a banner is above the header, scrolls away, and stays closed once it was closed', async ({ page }) => {
  await page.goto('/news');
  const banner = page.getByRole('complementary', { name: 'Announcement' });
  const header = page.getByRole('banner');
  const bottomOf = async (): Promise<number> => banner.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await header.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(await bottomOf(), 0);
  await page.mouse.wheel(0, 400);
  await expect(banner).not.toBeInViewport();
  await expect(header).toBeInViewport();
  await banner.getByRole('button', { name: 'Close announcement' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(header).toBeVisible();
  await expect(banner).toBeHidden();
});

for (const timezoneId of representatives(['Asia/Kolkata', 'Pacific/Auckland', 'America/Los_Angeles']))
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a banner is shown from its first day to its last, in the time zone of the site', variants, async ({ page }) => {
      const banner = page.getByText('The new pattern is out.');
      for (const [now, isShown] of [
        ['2030-03-01T07:59:00Z', false],
        ['2030-03-01T08:01:00Z', true],
        // In the time in between, clocks go forward.
        ['2030-04-02T06:59:00Z', true],
        ['2030-04-02T07:01:00Z', false],
      ] as const) {
        await page.clock.setFixedTime(now);
        await page.goto('/later');
        await expect(banner).toBeVisible({ visible: isShown });
      }
    });
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a banner is shown without its button', async ({ page }) => {
    await page.goto('/news');
    await expect(page.getByText('The workshop is closed in August.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close announcement' })).toBeHidden();
  });
});
