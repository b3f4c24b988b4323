import { networkInterfaces } from 'node:os';
import { expect } from '@playwright/test';
import { findings } from './support/axe.ts';
import { addFiles, test } from './support/editor-test.ts';

/** An address of this machine in its network: a browser there is not on this machine, and has no secure context. */
const address = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

const file = 'pages/next-door.yaml';
const content = 'path: /next-door\ntitle: Next door\ndescription: A page.\nblocks:\n  - type: page-header\n    heading: Next door\n';

test.use({ locale: 'de-DE' });
test.skip(address === undefined, 'This machine has no address in a network.');

test('from another machine the editor opens by keys, with a password', async ({ page, preview, faults }) => {
  // Both pages that ask for the password.
  faults.allow(/status (?:of )?403/);
  await addFiles(preview, page, '/next-door', { [file]: content });
  await expect.poll(() => preview.output).toContain('this password:');
  const [, password = ''] = /this password: (\S+)/.exec(preview.output) ?? [];
  const editor = new URL(preview.address('/__editor?page=/next-door'));
  editor.hostname = address ?? '';

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(editor.href);
  const field = page.getByLabel('Passwort', { exact: true });
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => [isSecureContext, document.documentElement.scrollWidth])).toEqual([false, 320]);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.type('falsch');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Das ist nicht das Passwort.');
  await expect(field).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(editor.href.replace('=/', '=%2F'));
  await page.getByRole('button', { name: /^Seitenkopf/ }).click({ timeout: 60_000 });
  await page.getByLabel('Überschrift', { exact: true }).fill('Von nebenan');
  await expect.poll(() => preview.read(file).toString()).toContain('heading: Von nebenan\n');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Von nebenan' })).toBeVisible();
});
