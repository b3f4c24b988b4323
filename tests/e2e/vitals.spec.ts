import { appendFileSync } from 'node:fs';
import { BuiltSite } from './support/built-site.ts';
import { expect, test } from './support/test.ts';

const endpoint = 'https://vitals.example.com/report';

test('web vitals are sent to an endpoint on another origin', async ({ page, context }) => {
  const site = new BuiltSite('tests/sites/blocks');
  appendFileSync(site.content('site.yaml'), `\nvitals: { endpoint: "${endpoint}" }\n`);
  await site.start();
  try {
    const reports: unknown[] = [];
    await context.route(`${endpoint}**`, async (route) => {
      if (route.request().method() === 'POST') reports.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
    });
    await page.goto(site.address('/'), { waitUntil: 'networkidle' });
    // The first input ends the measurement of LCP.
    await page.locator('h1').click();
    await expect.poll(() => reports).toContainEqual(expect.objectContaining({ name: 'LCP', path: '/' }));
  } finally {
    site.stop();
  }
});
