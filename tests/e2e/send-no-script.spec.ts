import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { answerSending, fill, sendButton } from './support/contact.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

for (const path of representatives(['/contact-us', '/', '/web-development'])) {
  test(`F-14 without script the form of ${path} posts the answers and its own name`, variants, async ({ page, context }) => {
    const sent = await answerSending(context, (route) => route.fulfill({ status: 303, headers: { Location: '/thank-you' } }));
    await page.goto(path);
    await fill(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
    expect(sent[0]?.headers()['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.postData() ?? ''))).toEqual({
      fullName: 'Asha Kulkarni',
      mobileNumber: '98220 55501',
      email: 'asha@example.com',
      message: 'Hello',
      form: `${path}#contact-form-1`,
      website_confirm: '',
    });
  });
}

test('F-14 without script the browser reports missing answers', async ({ page, context }) => {
  const sent = await answerSending(context, (route) => route.abort());
  await page.goto('/contact-us');
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  expect(sent).toHaveLength(0);
});
