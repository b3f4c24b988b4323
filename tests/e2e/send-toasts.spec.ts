import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { answerSending, openFilled, sendButton, toasts } from './support/contact.ts';
import { sweepOnly, variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ faults, context }) => {
  faults.allow(/send-email/, /Failed to load resource/);
  await answerSending(context, (route) => route.fulfill({ status: 500, json: {} }));
});

for (const width of representatives([320, 390, 768, 1440])) {
  test(`a toast is in the viewport at ${width} px, below the header and not under the chat button`, variants, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await openFilled(page);
    // The live region exists before the first toast.
    await expect(toasts(page)).toHaveAttribute('aria-live', 'polite');
    await expect(toasts(page)).toBeEmpty();
    await sendButton(page).click();
    const toast = page.getByRole('group').filter({ hasText: 'not accepted' });
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    const chat = await page.locator('[data-chat]').boundingBox();
    const header = await page.locator('[data-header] > div').first().boundingBox();
    if (!box || !chat || !header) throw new Error('Toast, chat button or header has no box.');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(box.y + box.height).toBeLessThanOrEqual(chat.y);
    const close = await toast.getByRole('button', { name: 'Close message' }).boundingBox();
    expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
}

test('twenty failures in a row show twenty toasts at most, all above the chat button', sweepOnly, async ({ page }) => {
  await page.clock.install();
  await openFilled(page);
  // No toast times out, however long a machine takes for all of them.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  for (let press = 0; press < 22; press++) {
    await expect(sendButton(page)).toHaveText('Send Message');
    await sendButton(page).dispatchEvent('click');
    await expect(page.getByRole('group')).toHaveCount(Math.min(press + 1, 20));
  }
  const place = await toasts(page).boundingBox();
  const chat = await page.locator('[data-chat]').boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(chat?.y ?? 0);
});
