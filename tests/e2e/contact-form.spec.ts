import { hydrate, waitForScrollEnd } from './support/actions.ts';
import { field, fill, sendButton } from './support/contact.ts';
import { expect, test } from './support/test.ts';

test('Enter in an empty form shows an error under each field, and focus moves to the first invalid one, in view', async ({ page }) => {
  await page.goto('/contact-us');
  await hydrate(page, 'contact-form');
  await field(page, 'Full name').press('Enter');
  for (const label of ['Full name', 'Mobile number', 'Email', 'Message']) {
    const error = page.getByText(`${label} is required`, { exact: true });
    await expect(error).toBeVisible();
    await expect(field(page, label)).toHaveAccessibleDescription(`${label} is required`);
    const box = await field(page, label).boundingBox();
    expect((await error.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0));
  }
  await expect(field(page, 'Full name')).toBeFocused();
  await fill(page, { email: 'asha@example' });
  await sendButton(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page.getByText('Invalid email address')).toBeInViewport();
  await expect(page.getByText('is required')).toHaveCount(0);
  await waitForScrollEnd(page);
  // It is not under the header either.
  expect(
    await field(page, 'Email').evaluate((box) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === box;
    }),
  ).toBe(true);
});
