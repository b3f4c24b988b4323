import { expect } from '@playwright/test';
import { findings } from './support/axe.ts';
import { openEditor, test } from './support/editor-test.ts';

const file = 'pages/focus.yaml';

const content = `path: /focus
title: Focus
description: A page with a picture whose focal point somebody chooses by a click in its fields.
blocks:
  - type: page-header
    heading: Where it is made
  - type: steps
    heading: How it is made
    steps:
      - title: Sawing
        image:
          src: /media/pictures/bench.png
          alt: A bench
      - title: Joining
`;

test('a click in the preview of a picture sets its focal point, the arrow keys move it, and the page shows that part', async ({
  page,
  preview,
}) => {
  const text = (): string => preview.read(file).toString();
  const shown = await openEditor(page, preview, '/focus', { [file]: content });
  await page.getByRole('button', { name: 'Steps' }).click();
  const fields = page.getByRole('region', { name: 'Fields' });
  await fields.locator('summary', { hasText: 'Sawing' }).click();
  const point = fields.getByRole('slider', { name: 'Focal point' });
  await expect(point.getByRole('presentation')).toHaveJSProperty('naturalWidth', 320);
  const { width, height } = (await point.boundingBox()) ?? { width: 0, height: 0 };
  const clickIt = (): Promise<void> => point.click({ position: { x: width * 0.25, y: height * 0.75 } });
  await clickIt();
  await expect.poll(text).toContain('          alt: A bench\n          focus: 25% 75%\n');
  const picture = shown.getByRole('img', { name: 'A bench' });
  await expect(picture).toHaveCSS('object-position', '25% 75%');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(text).toBe(content);
  await expect(picture).toHaveCSS('object-position', '50% 50%');

  await clickIt();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(point).toHaveAttribute('aria-valuetext', '26% 74%');
  await expect.poll(text).toContain('focus: 26% 74%');
  await expect(picture).toHaveCSS('object-position', '26% 74%');
  expect(await findings(page)).toEqual([]);
  await fields.getByRole('button', { name: 'Remove the focal point' }).click();
  await expect.poll(text).toBe(content);
});
