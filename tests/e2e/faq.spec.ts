import { blockOf } from './support/actions.ts';
import { questions } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the section shows its picture, its badge and five closed questions', async ({ page }) => {
  const faq = blockOf(page, 'faq');
  await faq.scrollIntoViewIfNeeded();
  await expect(faq.getByRole('img').first()).toBeVisible();
  await expect(faq.getByText('3+ Years of Experience')).toBeVisible();
  await expect(faq.getByRole('heading', { level: 3 })).toHaveText(questions.map(({ question }) => question));
  for (const { answer } of questions) await expect(faq.getByText(answer)).toBeHidden();
});

test('a click opens a question, closes the one that was open, and a second click closes it', async ({ page }) => {
  const summaries = blockOf(page, 'faq').locator('summary');
  for (const [index, { answer }] of questions.entries()) {
    await summaries.nth(index).click();
    await expect(page.getByText(answer)).toBeVisible();
    for (const other of questions) if (other.answer !== answer) await expect(page.getByText(other.answer)).toBeHidden();
  }
  await summaries.last().click();
  await expect(page.getByText(questions.at(-1)?.answer ?? 'no such answer')).toBeHidden();
});

test('Enter and Space open and close from the keyboard, and Tab goes from question to question', async ({ page }) => {
  const summaries = blockOf(page, 'faq').locator('summary');
  const [first, second] = questions.map(({ answer }) => page.getByText(answer));
  if (!first || !second) throw new Error('The section has fewer than two questions.');
  await summaries.first().focus();
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
