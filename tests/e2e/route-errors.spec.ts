import { follow } from './support/navigation.ts';
import { expect, test } from './support/test.ts';

const answers: [what: string, body: string, words: string][] = [
  ['is not JSON', '<!doctype html><title>Portal</title>', 'Loading chunk failed'],
  ['is not a page', '{}', 'Unexpected Application Error!'],
];

for (const [what, body, words] of answers) {
  test(`page data that ${what} shows an error message between header and footer, with a link`, async ({ page, faults }) => {
    faults.allow(/./);
    await page.goto('/');
    await page.route('**/about-us/page.json', (route) => route.fulfill({ status: 200, contentType: 'application/json', body }));
    await follow(page, 'About Us');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A small studio that finishes things.');
  });
}
