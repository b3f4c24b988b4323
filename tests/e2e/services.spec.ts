import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { waitForScrollEnd } from './support/actions.ts';
import { followLink } from './support/navigation.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

test('navigation between services scrolls to the content, 100 px below the edge', async ({ page }) => {
  await page.goto('/services/nlp');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-load', ''));
  const sidebar = page.locator('[data-block="service-detail"] nav');
  await followLink(page, sidebar.getByRole('link', { name: 'RPA' }));
  await expect(page.getByRole('heading', { level: 1, name: 'RPA' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-load');
  await waitForScrollEnd(page);
  expect(await page.locator('#service').evaluate((content) => Math.round(content.getBoundingClientRect().top))).toBe(100);
  await expect(sidebar.getByRole('link', { name: 'RPA' })).toHaveAttribute('aria-current', 'page');
});

test('a service has a picture, a title and about three paragraphs', async ({ page }) => {
  await page.goto('/services/cloud-migration');
  const detail = page.locator('[data-block="service-detail"]');
  await expect(detail.locator('img').first()).toHaveAttribute('src', /cloud-migration/);
  await expect(detail.getByRole('heading', { level: 1 })).toHaveText('Cloud Migration');
  const paragraphs = await detail.locator('p').count();
  expect(paragraphs).toBeGreaterThanOrEqual(3);
});

for (const path of representatives(['ai-development', 'data-science', 'blockchain-development'])) {
  test(`/services/${path} has a heading, a short paragraph and an about section besides`, variants, async ({ page }) => {
    await page.goto(`/services/${path}`);
    expect(await page.locator('[data-block="service-detail"]').getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(2);
  });
}

test('hours and appointment are on small screens only', async ({ page }) => {
  await page.goto('/services');
  const appointment = page.getByRole('link', { name: 'Appointment Now' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(appointment).toBeVisible();
  await expect(appointment).toHaveAttribute('href', '/contact-us');
  await expect(page.getByText('9:00 AM - 8:00 PM')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(appointment).toBeHidden();
});

test('titles of posts take two lines at most, excerpts three', async ({ page }) => {
  await page.goto('/blogs');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page
      .locator('[data-block="post-list"] .line-clamp-2, [data-block="post-list"] .line-clamp-3')
      .evaluateAll((texts) =>
        texts.map((text) => ({
          allowed: text.classList.contains('line-clamp-2') ? 2 : 3,
          shown: Math.round(text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)),
        })),
      );
    expect(lines).toHaveLength(10);
    for (const { allowed, shown } of lines) expect(shown, `${width} px`).toBeLessThanOrEqual(allowed);
  }
});
