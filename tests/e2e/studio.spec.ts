import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@pagewright/core';
import { type BrowserContext, expect, type FrameLocator, type Page, test } from '@playwright/test';
import { freePort } from '../../packages/engine/tests/support/free-port.ts';
import { invite } from '../../packages/studio/src/invite.ts';
import { startStudio } from '../../packages/studio/src/start-studio.ts';
import { startEditing } from './support/editor-test.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'studio-'));
const file = join(folder, 'studio.yaml');
const state = join(folder, 'state');
const written = 'site/pages/workshop.yaml';
const reports: string[] = [];
let studio: Awaited<ReturnType<typeof startStudio>>;
let origin = '';

test.beforeAll(async () => {
  cpSync(join(root, 'tests/sites/blocks'), join(folder, 'site'), { recursive: true });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const site = `id: looms\n    name: The Looms\n    project: ${root}\n    content: ${join(folder, 'site')}\n    address: ${origin}`;
  writeFileSync(file, `sites:\n  - ${site}\n`);
  studio = await startStudio({ file, state, host: 'localhost', port, report: (line) => reports.push(line) });
});
test.afterAll(async () => {
  await studio.close();
  rmSync(folder, { recursive: true });
  expect(reports).toEqual([]);
});

const text = (): string => readFileSync(join(folder, written), 'utf8');

/** Opens an invitation in a browser of its own, signs in, and opens the page in the editor. */
async function enter(context: BrowserContext, name: string, role: Role): Promise<{ page: Page; shown: FrameLocator }> {
  const page = await context.newPage();
  await page.goto(await invite(file, state, { email: `${name.toLowerCase()}@example.com`, name, role }));
  await expect(page.getByRole('heading', { name: 'You are invited to The Looms' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await page.goto(`${origin}/__editor?page=/workshop`);
  const shown = page.frameLocator('.stage iframe');
  await expect(shown.locator('h1').first()).toBeVisible({ timeout: 60_000 });
  return { page, shown };
}

test('three people with invitations edit one site by their roles, and out is out', async ({ browser }) => {
  const [anns, bobs, carls] = [await browser.newContext(), await browser.newContext(), await browser.newContext()];
  const ann = await enter(anns, 'Ann', 'owner');
  const bob = await enter(bobs, 'Bob', 'writer');
  const carl = await enter(carls, 'Carl', 'reader');

  await test.step('a writer types in the page, and is offered no blocks, pages or settings', async () => {
    const heading = bob.shown.locator('h1').first();
    await startEditing(heading);
    await bob.page.keyboard.press('ControlOrMeta+A');
    await bob.page.keyboard.type('Written by Bob');
    await expect.poll(text).toContain('Written by Bob');
    await expect(bob.page.getByRole('link', { name: 'Bob' })).toHaveAttribute('href', '/__studio/');
    for (const name of ['Add block', 'Delete', 'Website']) await expect(bob.page.getByRole('button', { name, exact: true })).toHaveCount(0);
    await expect(bob.shown.locator('page-insert-lines button')).toHaveCount(0);
    await bob.page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(bob.page.getByText('Owners of this website publish it. Ask one of them.')).toBeVisible();
    await bob.page.keyboard.press('Escape');
  });

  await test.step('an owner sees it at once, and who has made it; undo takes back what is one’s own', async () => {
    await expect(ann.shown.locator('h1').first()).toHaveText('Written by Bob');
    await ann.page.getByRole('button', { name: 'History', exact: true }).click();
    await expect(
      ann.page
        .getByRole('dialog')
        .getByText(/ · Bob$/)
        .first(),
    ).toBeVisible();
    await ann.page.keyboard.press('Escape');
    await expect(ann.page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
  });

  await test.step('a reader is offered nothing to change', async () => {
    await carl.shown.locator('h1').first().click();
    await expect(carl.page.getByText('You can look at this website, but not change it.')).toBeVisible();
    const before = text();
    await carl.page.keyboard.type('Not written');
    await expect(carl.page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
    expect(text()).toBe(before);
  });

  await test.step('whoever is taken out of the file is out, and what is typed then stays in the page', async () => {
    const heading = bob.shown.locator('h1').first();
    await startEditing(heading);
    const studioFile = readFileSync(file, 'utf8');
    writeFileSync(file, studioFile.replace(/ {2}- email: bob@example\.com\n(?: {4}.*\n)+/, ''));
    await bob.page.keyboard.press('End');
    await bob.page.keyboard.type(' again');
    await expect(bob.page.getByText('Your sign-in has ended.')).toBeVisible();
    await expect(heading).toHaveText('Written by Bob again');
    expect(text()).not.toContain('again');
    // Let in once more, in another tab, Bob goes on.
    writeFileSync(file, studioFile);
    await bob.page.getByRole('button', { name: 'I have signed in: go on' }).click();
    await expect.poll(text).toContain('Written by Bob again');
  });

  await test.step('signing out in one browser ends it there', async () => {
    const other = await anns.newPage();
    await other.goto(`${origin}/__studio/`);
    await expect(other.getByText('You are signed in as Ann (ann@example.com).')).toBeVisible();
    await other.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await other.goto(`${origin}/workshop`);
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});
