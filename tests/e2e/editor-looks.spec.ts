import { expect } from '@playwright/test';
import { findings } from './support/axe.ts';
import { openEditor, test } from './support/editor-test.ts';

test('a look is chosen by the home page in each of them, and taken back', async ({ page, preview }) => {
  await openEditor(page, preview, '/');
  const settings = (): string => preview.read('site.yaml').toString();
  const before = settings();
  await page.getByRole('button', { name: 'Website' }).click();
  await page.getByRole('button', { name: /^Design/ }).click();
  await page.getByRole('button', { name: 'Choose a look' }).click();
  const looks = page.getByRole('dialog', { name: 'Choose a look' });
  const folio = page.frameLocator('iframe[title="Your home page: Folio"]');
  await expect(folio.locator('h1')).toBeVisible();
  const heading = folio.locator('h1');
  const asNow = page.frameLocator('iframe[title="Your home page: Weave"]').locator('h1');
  expect(await asNow.textContent()).toBe(await heading.textContent());
  expect(await asNow.evaluate(positionOf)).not.toEqual(await heading.evaluate(positionOf));
  expect(await findings(page)).toEqual([]);

  await looks.getByRole('button', { name: 'Folio' }).click();
  await expect(looks).toBeHidden();
  await expect.poll(settings).toContain('\n  look: folio\n');
  await page.keyboard.press('Control+z');
  await expect.poll(settings).toBe(before);
});

const positionOf = (element: Element): [number, number] => {
  const { left, top } = element.getBoundingClientRect();
  return [left, top];
};
