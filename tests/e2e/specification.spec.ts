import { expect, test } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/full-test.ts';
import { specified } from './support/specified.ts';

const paths = [...new Set(specified.map(({ path }) => path))];

for (const path of representatives(paths, 2)) {
  test(`${path} shows what the specification requires`, async ({ page }) => {
    await page.goto(path);
    for (const row of specified.filter((one) => one.path === path)) {
      await test.step(`part ${row.part}: ${'text' in row ? row.text : row.what}`, async () => {
        if ('text' in row) await expect(page.locator('body')).toContainText(row.text);
        else await expect(page.locator(row.selector)).toHaveCount(row.count);
      });
    }
  });
}

test('portfolio lists have as many projects as the specification requires', async ({ page }) => {
  await page.goto('/portfolio');
  const counts: [tab: string, projects: number][] = [
    ['Web Projects', 14],
    ['Mobile Apps', 11],
    ['Blockchain', 6],
    ['Ecommerce', 4],
    ['AI Projects', 1],
    ['Shopify', 3],
  ];
  for (const [tab, projects] of counts) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('heading', { level: 3 })).toHaveCount(projects);
  }
});

test('posts are in the order of the specification', async ({ page }) => {
  await page.goto('/blogs');
  const links = await page
    .locator('[data-block="post-list"] a[href^="/blogs/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([...new Set(links)]).toEqual(['/blogs/1', '/blogs/2', '/blogs/4', '/blogs/3', '/blogs/5']);
});

test('an unknown post and an unknown service answer 404 with their own text; other paths with the page of the site', async ({
  page,
  request,
}) => {
  for (const path of ['/blogs/99', '/blogs/01', '/blogs/__proto__', '/services/none', '/nowhere', '/nowhere/deep']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect(await (await request.get('/blogs/__proto__')).text()).toContain('<title>Blog not found');
  expect(await (await request.get('/services/__proto__')).text()).toContain('<title>Service not found');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Blog|Service/);
});
