import { hydrate } from './support/actions.ts';
import { followLink, isSameDocument, markDocument } from './support/navigation.ts';
import { ownWord, SharedSite } from './support/shared-site.ts';
import { expect, test } from './support/test.ts';

const site = new SharedSite('belowPath');

test.use({ site: 'belowPath' });
test.beforeAll(() => site.start());

test('a site below a path with slashes: pages without loads, back, a picture, a file, a search', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  // The root of the host leads to the site.
  await page.goto(site.address('/'));
  await expect(page).toHaveURL(site.address('/loaf/'));
  await markDocument(page);
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await followLink(page, navigation.getByRole('link', { name: 'About us' }));
  await expect(page).toHaveURL(site.address('/loaf/about-us/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await expect(navigation.getByRole('link', { name: 'About us' })).toHaveAttribute('aria-current', 'page');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('https://linden.example/loaf/about-us/');
  const picture = page.getByRole('img', { name: 'A round mark' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true);
  // A file is no page, which would be fetched now.
  await page.getByRole('link', { name: 'The rules' }).hover();
  await page.goBack();
  await expect(page).toHaveURL(site.address('/loaf/'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('About us');
  expect(await isSameDocument(page)).toBe(true);
  await page.goto(site.address('/loaf/search/'));
  const search = await hydrate(page, 'search');
  await search.getByRole('searchbox').fill('cat');
  await search.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(site.address('/loaf/about-us/'));
  expect(requested).toContain('/loaf/about-us/');
  expect(requested.filter((path) => path !== '/' && !path.startsWith('/loaf/'))).toEqual([]);
});

test('a form below a path sends its message and leads to the page of thanks', async ({ page }) => {
  const message = ownWord('overdue');
  await page.goto(site.address('/loaf/contact/'));
  await hydrate(page, 'contact-form');
  await page.getByLabel(/^Message/).fill(message);
  await page.getByRole('main').getByRole('button', { name: /send/i }).click();
  await expect(page).toHaveURL(site.address('/loaf/thank-you/'));
  await expect.poll(() => site.stored('queued', message).length).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form below a path sends its message and leads to the page of thanks', async ({ page }) => {
    const message = ownWord('plain');
    await page.goto(site.address('/loaf/contact'));
    await expect(page).toHaveURL(site.address('/loaf/contact/'));
    await page.getByLabel(/^Message/).fill(message);
    await page.getByRole('main').getByRole('button', { name: /send/i }).click();
    await expect(page).toHaveURL(site.address('/loaf/thank-you/'));
    expect(site.stored('queued', message)).toHaveLength(1);
  });
});
