import type { Page } from '@playwright/test';
import { hydrate } from './support/actions.ts';
import { findings } from './support/axe.ts';
import { delayRequests } from './support/delay-requests.ts';
import { expect, test } from './support/test.ts';

const results = (page: Page) => page.locator('[data-search-results] a');

test('finds pages while the visitor types, fetches the index on first use only, says that nothing was found, and treats words as text', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/blogs');
  const block = await hydrate(page, 'search');
  expect(requests).not.toContain('/search.json');
  await block.getByRole('searchbox', { name: 'Search this site' }).pressSequentially('voice agent');
  await expect(block.getByRole('status')).toHaveText(/^\d+ pages$/);
  await expect(results(page).first()).toHaveText('AI Calling Agent | Services');
  await expect(block.locator('mark').first()).toHaveText(/agent/i);
  expect(requests.filter((path) => path === '/search.json')).toHaveLength(1);
  await expect(page).toHaveURL('/blogs?q=voice+agent');
  await block.getByRole('searchbox').fill('<img onerror=qqqqq> $& zzzzz');
  await expect(block.getByRole('status')).toHaveText('No page has “<img onerror=qqqqq> $& zzzzz”. Try another word, or fewer.');
  await expect(block.locator('img')).toHaveCount(0);
});

test('works by keyboard: arrow keys go to the results and back, Escape goes to the field', async ({ page }) => {
  await page.goto('/blogs');
  const block = await hydrate(page, 'search');
  const field = block.getByRole('searchbox');
  await field.fill('design');
  await expect(results(page).nth(1)).toBeVisible();
  await field.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
});

test('shows the same results when the visitor comes back from one', async ({ page }) => {
  await page.goto('/blogs?q=design');
  await hydrate(page, 'search');
  await results(page).first().click();
  await expect(page).not.toHaveURL(/blogs\?/);
  await page.goBack();
  await hydrate(page, 'search');
  await expect(page.getByRole('searchbox')).toHaveValue('design');
  await expect(results(page).first()).toBeVisible();
});

test('says that the index cannot be loaded, and tries again with the next letter', async ({ page, faults }) => {
  faults.allow(/search\.json|Failed to load resource|Failed to fetch/);
  await page.route('**/search.json', (route) => route.abort(), { times: 1 });
  await page.goto('/blogs');
  const block = await hydrate(page, 'search');
  const field = block.getByRole('searchbox');
  await field.fill('desig');
  await expect(block.getByRole('status')).toHaveText('The search cannot be loaded. Please try again in a moment.');
  await field.press('n');
  await expect(results(page).first()).toBeVisible();
});

test('keeps what was typed before its script ran', async ({ page }) => {
  const release = await delayRequests(page.context(), '**/search.enhance-*.js');
  await page.goto('/blogs');
  const field = page.getByRole('searchbox');
  await field.fill('design');
  release();
  await expect(results(page).first()).toBeVisible();
  await expect(field).toHaveValue('design');
});

test('is on the page that says that there is no page, and has no accessibility violation with results', async ({ page, faults }) => {
  faults.allow(/404/);
  await page.goto('/no-such-page');
  const block = await hydrate(page, 'search');
  await block.getByRole('searchbox').fill('design');
  await expect(results(page).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there are links to the main pages in place of the field', async ({ page }) => {
    await page.goto('/blogs');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator('[data-block="search"]').getByRole('link', { name: 'Services' })).toBeVisible();
  });
});
