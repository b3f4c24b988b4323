import { edited, expectSameLoad, file, pageAt } from './support/edited-page.ts';
import { expect, test } from './support/preview-test.ts';
import { sweepOnly } from './support/sweep-tags.ts';

test('a saved change of the page, of a record or of a shared block appears without a reload, and nothing moves', async ({
  page,
  preview,
}) => {
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  preview.edit(file, 'First heading', 'Second heading');
  await expect(page.getByRole('heading', { name: 'Second heading' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(200);
  const name = await page.locator('[data-block="testimonials"] figcaption .font-display').first().textContent();
  preview.edit('collections/testimonials.yaml', `name: ${name}`, 'name: Somebody Else');
  await expect(page.locator('[data-block="testimonials"]').getByText('Somebody Else')).toBeAttached();
  preview.edit('collections/testimonials.yaml', 'name: Somebody Else', `name: ${name}`);
  preview.write('shared/ask.yaml', 'type: call-to-action\nheading: Shared question\nbutton: { label: Go, to: / }\n');
  preview.write(file, `${edited}  - use: ask\n`);
  await expect(page.getByRole('heading', { name: 'Shared question' })).toBeAttached();
  preview.edit('shared/ask.yaml', 'Shared question', 'Better question');
  await expect(page.getByRole('heading', { name: 'Better question' })).toBeAttached();
  await expectSameLoad(page);
  preview.write(file, edited);
  preview.remove('shared/ask.yaml');
});

test('after many saves in a row, the page shows the last one', sweepOnly, async ({ page, preview }) => {
  for (let save = 0; save < 12; save += 1) {
    preview.write(file, edited.replace('First heading', `Heading ${save}`));
    await page.waitForTimeout(save * 7);
  }
  await expect(page.getByRole('heading', { name: 'Heading 11', exact: true })).toBeVisible();
});

test('title and description of the page change', sweepOnly, async ({ page, preview }) => {
  preview.edit(file, 'title: Edited', 'title: Another title');
  await expect(page).toHaveTitle(/^Another title/);
  preview.edit(file, 'A page that', 'Another page, which');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Another page, which/);
  await expectSameLoad(page);
});

test('a hydrated island gets new props and keeps its state; the script of a changed block runs again, that of another goes on', async ({
  page,
  preview,
}) => {
  const numbers = (heading: string): string =>
    `  - type: counters\n    id: numbers\n    heading: ${heading}\n    counters: [{ label: Looms, target: 7, tickMilliseconds: 50 }]\n`;
  preview.write(file, edited + numbers('First numbers'));
  const island = page.locator('[data-block="testimonials"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-hydrated');
  await island.getByRole('button', { name: 'Pause testimonials' }).click();
  const block = page.locator('[data-block="counters"]');
  await block.scrollIntoViewIfNeeded();
  await expect(block).toHaveAttribute('data-hydrated');
  const figure = block.locator('[data-figure]');
  await figure.evaluate((element) => element.setAttribute('data-mark', ''));
  preview.edit(file, 'First voices', 'Second voices');
  await expect(island.getByRole('heading', { name: 'Second voices' })).toBeVisible();
  await expect(island.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
  await expect(figure).toHaveAttribute('data-mark');
  preview.edit(file, 'First numbers', 'Second numbers');
  await expect(block.getByRole('heading', { name: 'Second numbers' })).toBeVisible();
  await expect(figure).not.toHaveAttribute('data-mark');
  await expect(block).toHaveAttribute('data-hydrated');
  await expect(figure).toHaveText('7');
  await expectSameLoad(page);
});

test('a changed picture shows on the page that uses it', sweepOnly, async ({ page, preview }) => {
  preview.write(
    file,
    `${edited}  - type: text-image\n    heading: Seen\n    paragraphs: [Words]\n    image: { src: /media/people/own.svg, alt: A sign }\n`,
  );
  const drawing = (width: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="90" viewBox="0 0 9 9"/>`;
  preview.write('media/people/own.svg', drawing(90));
  const picture = page.getByRole('img', { name: 'A sign' });
  await expect(picture).toHaveAttribute('width', '90');
  const address = await picture.getAttribute('src');
  preview.write('media/people/own.svg', drawing(180));
  await expect(picture).toHaveAttribute('width', '180');
  await expect(picture).not.toHaveAttribute('src', address ?? '');
  await expectSameLoad(page);
  preview.remove('media/people/own.svg');
});

test('site.yaml shows around the blocks: header, footer, colours', sweepOnly, async ({ page, preview }) => {
  const settings = preview.read('site.yaml').toString();
  const text = /footer:\n {2}text: (.*)/.exec(settings)?.[1] ?? '';
  preview.edit('site.yaml', text, 'Other words at the end.');
  await expect(page.getByRole('contentinfo').getByText('Other words at the end.')).toBeAttached();
  preview.write('site.yaml', settings.replace(/\bdark: .*/, 'dark: "#102030"'));
  await expect.poll(() => page.evaluate(() => document.querySelector('head style')?.textContent?.includes('#102030'))).toBe(true);
  await expectSameLoad(page);
  preview.write('site.yaml', settings);
  await expect(page.getByRole('contentinfo').getByText(text.replaceAll('"', ''))).toBeAttached();
});

test('an island stays hydrated when a block is added above it', sweepOnly, async ({ page, preview }) => {
  const island = page.locator('[data-block="testimonials"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-hydrated');
  preview.edit(
    file,
    '  - type: testimonials',
    '  - type: notice\n    heading: In between\n    text: Words.\n    button: { label: Go, to: /edited }\n  - type: testimonials',
  );
  await expect(page.getByRole('heading', { name: 'In between' })).toBeAttached();
  await expect(page.locator('[data-key="testimonials-1"]')).toHaveAttribute('data-hydrated');
  await expectSameLoad(page);
});

test('a page after client-side navigation changes too, and leaves no frames behind', sweepOnly, async ({ page, preview }) => {
  preview.write('pages/second.yaml', pageAt('/second', 'Second page'));
  preview.edit(file, 'to: /edited', 'to: /second');
  const link = page.locator('main a[href="/second"]');
  // The router loads now; an earlier click would be a full page load.
  const fetched = page.waitForResponse('**/second');
  await link.hover();
  await fetched;
  await link.click();
  await expect(page.getByRole('heading', { name: 'Second page' })).toBeVisible();
  await expectSameLoad(page);
  preview.edit('pages/second.yaml', 'Second page', 'Second page, edited');
  await expect(page.getByRole('heading', { name: 'Second page, edited' })).toBeVisible();
  preview.edit(
    'pages/second.yaml',
    '  - type: testimonials',
    '  - type: notice\n    heading: Added\n    text: Words.\n    button: { label: Go, to: / }\n  - type: testimonials',
  );
  await expect(page.getByRole('heading', { name: 'Added' })).toBeAttached();
  preview.edit('pages/second.yaml', '  - type: call-to-action\n    heading: First question\n    button: { label: Go, to: /edited }\n', '');
  await expect(page.getByRole('heading', { name: 'First question' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'First heading' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Added' })).toHaveCount(0);
  await expect(page.locator('main [data-block]')).toHaveCount(3);
  await expectSameLoad(page);
  preview.remove('pages/second.yaml');
});
