import { expect, type Locator } from '@playwright/test';
import { findings } from './support/axe.ts';
import { openEditor, test } from './support/editor-test.ts';

const file = 'pages/narrow.yaml';

const original = `path: /narrow
title: Narrow
description: A page that is edited in a narrow window, with a heading and some text.
blocks:
  - type: page-header
    heading: Where it is made
  - type: text-image
    heading: The bench
    paragraphs: [Where things are made.]
    image: { src: /media/pictures/bench.png, alt: A workbench }
`;

/** Expects that an element is shown whole, and that nothing lies over its middle. */
async function expectShown(shown: Locator): Promise<void> {
  await expect(shown).toBeInViewport({ ratio: 1 });
  await shown.click({ trial: true });
}

for (const [width, height] of [
  [390, 800],
  [768, 1000],
] as const)
  test(`${width} px wide, the page comes first; the list and the fields come up by keys and by pointer, and nothing is cut off`, async ({
    page,
    preview,
  }) => {
    await page.setViewportSize({ width, height });
    const shown = await openEditor(page, preview, '/narrow', { [file]: original });
    await expectShown(shown.getByRole('heading', { level: 1 }));
    for (const name of ['History', 'Publish', 'Website', 'Undo'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    const parts = page.getByRole('navigation', { name: 'What is shown' });
    await parts.getByRole('button', { name: 'List' }).press('Enter');
    const block = page.getByRole('button', { name: 'Page header' });
    await expectShown(block);
    await block.press('Enter');
    const heading = page.getByRole('region', { name: 'Fields' }).getByLabel('Heading', { exact: true });
    await expectShown(heading);
    await expect(parts.getByRole('button', { name: 'Fields' })).toHaveAttribute('aria-current', 'true');
    await heading.fill('Where things are made');
    const said = page.locator('header').getByRole('status');
    await expect(said).toHaveText('Saved in "Narrow"');
    await expect(said).toBeInViewport({ ratio: 1 });
    expect(await said.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await findings(page)).toEqual([]);

    await parts.getByRole('button', { name: 'Page', exact: true }).click();
    await expectShown(shown.getByRole('heading', { level: 1, name: 'Where things are made' }));
    await page.getByRole('button', { name: 'Website' }).click();
    await page.getByRole('button', { name: /^Company/ }).click();
    await expectShown(page.getByRole('region', { name: 'Fields' }).getByLabel('Name', { exact: true }).first());
  });

for (const width of [390, 1440])
  test(`${width} px wide, nothing moves when something is said; another block is chosen while a mistake waits, and the way back is a button`, async ({
    page,
    preview,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openEditor(page, preview, '/narrow', { [file]: original });
    const places = (): Promise<unknown> =>
      page.evaluate(() =>
        ['.stage', 'main', '.outline li', 'header'].map((one) => JSON.stringify(document.querySelector(one)?.getBoundingClientRect())),
      );
    const list = page.getByRole('button', { name: 'List', exact: true });
    const choose = async (name: string): Promise<void> => {
      if (width < 1024) await list.click();
      await page.getByRole('button', { name }).click();
    };
    await choose('Page header');
    const fields = page.getByRole('region', { name: 'Fields' });
    const heading = fields.getByLabel('Heading', { exact: true });
    const before = await places();
    await heading.fill('');
    const discard = page.getByRole('button', { name: 'Discard' });
    await expect(discard).toBeVisible();
    expect(await places()).toEqual(before);

    await choose('Text with picture');
    await expect(heading).toHaveValue('The bench');
    await expect(page.locator('header').getByRole('status')).toContainText('Page header');
    await page.getByRole('button', { name: 'Go to it' }).click();
    await expect(heading).toHaveValue('');
    await expect(heading).toBeFocused();
    await expectShown(heading);
    await discard.click();
    await expect(heading).toHaveValue('Where it is made');
  });

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap selects a block and the page stays; the next one and the bar lead to its fields; a text is edited where it is', async ({
    page,
    preview,
  }) => {
    const shown = await openEditor(page, preview, '/narrow', { [file]: original });
    const bar = page.getByRole('navigation', { name: 'What is shown' });
    const src = page.getByRole('region', { name: 'Fields' }).getByLabel('Picture', { exact: true }).first();
    const picture = shown.getByRole('img', { name: 'A workbench' });
    await picture.tap();
    await expect(bar.getByRole('button', { name: 'Fields Text with picture' })).toBeVisible();
    await expect(src).toHaveValue('/media/pictures/bench.png');
    await expect(bar.getByRole('button', { name: 'Page', exact: true })).toHaveAttribute('aria-current', 'true');
    await expectShown(picture);
    await picture.tap();
    await expect(src).toBeFocused();
    await expectShown(src);

    await bar.getByRole('button', { name: 'Page', exact: true }).tap();
    const heading = shown.getByRole('heading', { level: 1 });
    await heading.tap();
    await expect(heading).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('By a finger');
    await expect.poll(() => preview.read(file).toString()).toContain('heading: By a finger');
    await expect(bar.getByRole('button', { name: 'Page', exact: true })).toHaveAttribute('aria-current', 'true');
    await bar.getByRole('button', { name: 'Fields Page header' }).tap();
    await expectShown(page.getByRole('region', { name: 'Fields' }).getByLabel('Heading', { exact: true }));
  });
});
