import { hydrate } from './support/actions.ts';
import { BuiltSite } from './support/built-site.ts';
import { expect, fullTest } from './support/test.ts';

fullTest('a visitor of the webinar registers by its form and sees the page that says so', async ({ page }) => {
  const site = new BuiltSite('tests/sites/briefs/webinar');
  await site.start();
  try {
    await page.goto(site.address('/'));
    const form = await hydrate(page, 'form');
    await form.getByLabel('Your name').fill('Ines Duarte');
    await form.getByLabel('E-mail address').fill('ines@duarte-dental.example');
    await form.getByRole('button', { name: 'Save my place' }).click();
    await expect(page.getByRole('heading', { name: 'Your place is saved' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/registered');
    expect(site.messages()).toEqual([expect.stringContaining('ines@duarte-dental.example')]);
  } finally {
    site.stop();
  }
});
