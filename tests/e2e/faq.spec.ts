import { blockOf } from './support/actions.ts';
import { questions } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('questions open one at a time, by a click or from the keyboard, and Tab goes from one to the next', async ({ page }) => {
  await page.goto('/');
  const faq = blockOf(page, 'faq');
  const summaries = faq.locator('summary');
  await expect(faq.getByRole('heading', { level: 3 })).toHaveText(questions.map(({ question }) => question));
  for (const { answer } of questions) await expect(faq.getByText(answer)).toBeHidden();
  const [first, second] = questions.map(({ answer }) => page.getByText(answer));
  if (!first || !second) throw new Error('The section has fewer than two questions.');
  await summaries.first().click();
  await expect(first).toBeVisible();
  await summaries.first().click();
  await expect(first).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(summaries.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  await page.keyboard.press('Space');
  await expect(second).toBeHidden();
});
