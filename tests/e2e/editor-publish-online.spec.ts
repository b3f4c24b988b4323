import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type ServedLink, serveLink } from '../unit/publish/served-link.ts';
import { findings } from './support/axe.ts';
import { test as base, openEditor } from './support/editor-test.ts';
import { Preview } from './support/preview.ts';

const temp = mkdtempSync(join(tmpdir(), 'online-'));
const www = join(temp, 'www');
const ways = join(temp, 'publish.yaml');

/** A preview of a site in git that is published into a folder, and the address that serves it. */
const test = base.extend<object, { online: { preview: Preview; served: ServedLink } }>({
  online: [
    async ({ browser: _ }, use) => {
      const served = await serveLink(join(www, 'current'));
      writeFileSync(ways, `- to: folder\n  folder: www\n  address: ${served.address}\n`);
      const preview = new Preview('tests/sites/minimal');
      const git = (...args: string[]) => execFileSync('git', args, { cwd: preview.folder });
      git('init', '-q', '-b', 'main');
      git('config', 'user.name', 'Ada Baker');
      git('config', 'user.email', 'ada@bakery.test');
      git('add', '-A');
      git('commit', '-q', '-m', 'Start');
      await preview.start('--ways', ways);
      await use({ preview, served });
      await preview.stop();
      await served.stop();
      rmSync(temp, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const dialog = (page: Page) => page.getByRole('dialog');
/** The site is built in a process of its own, beside other tests. */
const whileBuilt = { timeout: 90_000 };

async function change(page: Page, preview: Preview, heading: string): Promise<void> {
  const text = preview.read('pages/home.yaml').toString();
  await openEditor(page, preview, '/', { 'pages/home.yaml': text.replace(/^( {4}heading: ).*$/m, `$1${heading}`) });
}

test('a version goes online while the page is loaded again, and the editor says that it is live', async ({ page, online }) => {
  test.setTimeout(180_000);
  const { preview, served } = online;
  await change(page, preview, 'Fresh bread at six');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await expect(dialog(page).getByText('Visitors get the version as soon as it is online.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog(page).getByText(/Step \d of 3/)).toBeVisible();
  await expect(dialog(page).getByText('The version is made.')).toBeVisible();
  // The state is on the server: who loads the page sees it.
  await page.reload();
  await publish.click();
  await expect(dialog(page).getByText(/(?:Step \d of 3|Your change is live)/)).toBeVisible();
  await expect(dialog(page).getByText('Your change is live:')).toBeVisible(whileBuilt);
  await expect(dialog(page).getByRole('link', { name: served.address })).toBeVisible();
  expect(await (await fetch(`${served.address}/`)).text()).toContain('Fresh bread at six');
  // Its paths, which the release has recorded, are for the next version.
  await expect(dialog(page).getByText('Nothing was changed since the last version.')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Bring it online' })).toBeEnabled();
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await findings(page)).toEqual([]);
  }
});

test('what stands in the way is said in German, with what the server says, and another try helps', async ({ browser, online }) => {
  test.setTimeout(180_000);
  const { preview } = online;
  // Somebody has put a folder where the link is.
  mkdirSync(www, { recursive: true });
  rmSync(join(www, 'current'), { force: true });
  mkdirSync(join(www, 'current'));
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await change(page, preview, 'Brot um sechs');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(dialog(page).getByText(/^Besucher sehen noch die frühere Fassung\. Ihre Fassung ist sicher\./)).toBeVisible(whileBuilt);
  await expect(dialog(page).getByText(`${join(www, 'current')} is in the way`)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  renameSync(join(www, 'current'), join(www, 'of-somebody'));
  await dialog(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(dialog(page).getByText('Ihre Änderung ist im Netz:')).toBeVisible(whileBuilt);
  expect(readlinkSync(join(www, 'current'))).toMatch(/^releases\/[\da-f]{16}$/);
  await context.close();
});
