import type { Page } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.use({ site: 'blocks' });

/** Texts of the page that are not in view when it opens. */
const texts = {
  'a value out of view': 'A page that needs a guide has failed.',
  'a closed tab': 'All colours can be dyed.',
  'a later step of a form': 'Measure the room first.',
  'the answer of a question': 'Eight weeks, give or take one.',
  'a transcript': 'The loom starts.',
  'a testimonial out of view': 'They answered before we had finished asking.',
  'a record behind a button': 'Strings',
};

/** Opens the page with a link to a text, which browsers find as find-in-page does. */
const find = (page: Page, text: string) => page.goto(`/paper#:~:text=${encodeURIComponent(text)}`);

for (const [place, text] of representatives(Object.entries(texts), 3)) {
  test(`a link to a text in ${place} shows it`, variants, async ({ page }) => {
    await find(page, text);
    await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
    // What runs later does not hide it again.
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [data-island]:not([data-hydrated])').filter({ hasText: text })).toHaveCount(0);
    await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
  });
}

test('a form that was opened at a later step is sent with the errors of the earlier ones', async ({ page }) => {
  await find(page, 'We spin it in spring.');
  const form = page.locator('form').filter({ hasText: 'We spin it in spring.' });
  await form.getByRole('button', { name: /Send/ }).click();
  await expect(form.getByRole('heading', { name: 'The rug' })).toBeVisible();
  await expect(form.getByLabel('How long it may be')).toBeFocused();
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByRole('heading', { name: 'You' })).toBeFocused();
  await expect(form.getByText('We spin it in spring.')).toBeHidden();
});
