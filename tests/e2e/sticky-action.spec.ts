import { expect, test } from './support/test.ts';

test.use({ site: 'blocks' });

test.use({ viewport: { width: 390, height: 844 } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the bar stays at the bottom of the window and never covers the footer or the chat button', async ({ page }) => {
      await page.goto('/stay');
      const bar = page.getByRole('complementary', { name: 'Order bread' });
      const bottomOf = (): Promise<number> => bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
      expect(await bottomOf()).toBe(844);
      const chat = page.getByRole('link', { name: 'opens in a new tab' }).and(page.locator('[data-chat]'));
      if (javaScriptEnabled) expect((await chat.boundingBox())?.y).toBeLessThan((await bar.boundingBox())?.y ?? 0);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const footerTop = await page.getByRole('contentinfo').evaluate((element) => element.getBoundingClientRect().top);
      expect(await bottomOf()).toBeLessThanOrEqual(Math.ceil(footerTop));
    });
  });
}
