import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@pagewright/core';
import { type BrowserContext, expect, type FrameLocator, type Page, test } from '@playwright/test';
import { freePort } from '../../packages/engine/tests/support/free-port.ts';
import { invite } from '../../packages/studio/src/invite.ts';
import { startStudio } from '../../packages/studio/src/start-studio.ts';
import { passOn } from '../../packages/studio/tests/support/pass-on.ts';
import { findings } from './support/axe.ts';
import { startEditing } from './support/editor-test.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'studio-'));
const file = join(folder, 'studio.yaml');
const state = join(folder, 'state');
const written = 'site/pages/workshop.yaml';
const reports: string[] = [];
let studio: Awaited<ReturnType<typeof startStudio>>;
let origin = '';
/** The addresses of the two sites. */
let [looms, mill] = ['', ''];
let proxies: Server[] = [];

test.beforeAll(async () => {
  const [port, loomsPort, millPort] = [await freePort(), await freePort(), await freePort()];
  [origin, looms, mill] = [`http://localhost:${port}`, `http://localhost:${loomsPort}`, `http://localhost:${millPort}`];
  const sites = [
    { id: 'looms', name: 'The Looms', folder: 'site', address: looms },
    { id: 'mill', name: 'The Mill', folder: 'mill', address: mill },
  ].map(({ id, name, folder: content, address }) => {
    cpSync(join(root, 'tests/sites/blocks'), join(folder, content), { recursive: true });
    return { id, name, project: root, content: join(folder, content), address };
  });
  // Every JSON is YAML.
  writeFileSync(file, `address: ${origin}\nsites: ${JSON.stringify(sites)}\n`);
  proxies = [await passOn(loomsPort, port), await passOn(millPort, port)];
  studio = await startStudio({ file, state, host: 'localhost', port, report: (line) => reports.push(line) });
});
test.afterAll(async () => {
  await studio.close();
  for (const proxy of proxies) proxy.close();
  rmSync(folder, { recursive: true });
  expect(reports).toEqual([]);
});

const text = (): string => readFileSync(join(folder, written), 'utf8');

/** Opens an invitation in a browser of its own, signs in, and opens the page in the editor. */
async function enter(context: BrowserContext, name: string, role: Role): Promise<{ page: Page; shown: FrameLocator }> {
  const page = await context.newPage();
  await page.goto(await invite(file, state, { email: `${name.toLowerCase()}@example.com`, name, role, site: 'looms' }));
  await expect(page.getByRole('heading', { name: 'You are invited to The Looms' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await page.goto(`${looms}/__editor?page=/workshop`);
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
    await other.goto(`${looms}/workshop`);
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

test('one sign-in opens two sites at origins of their own, and signing out at the studio ends both', async ({ browser }) => {
  const context = await browser.newContext();
  await invite(file, state, { email: 'dora@example.com', name: 'Dora', role: 'writer', site: 'mill' });
  const { page, shown } = await enter(context, 'Dora', 'owner');

  await test.step('the name in the editor leads to the list at the studio, and from there to the other site', async () => {
    const [list] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Dora' }).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(list.getByRole('heading', { name: 'Your websites' })).toBeVisible();
    expect(list.url()).toBe(`${origin}/__studio/`);
    for (const width of [1280, 320]) {
      await list.setViewportSize({ width, height: 800 });
      expect(await findings(list)).toEqual([]);
      expect(await list.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await list.getByRole('link', { name: 'The Mill' }).click();
    await list.waitForURL(`${mill}/__editor`);
    await list.goto(`${mill}/__editor?page=/workshop`);
    const heading = list.frameLocator('.stage iframe').locator('h1').first();
    await startEditing(heading);
    await list.keyboard.press('ControlOrMeta+A');
    await list.keyboard.type('Typed at the mill');
    await expect.poll(() => readFileSync(join(folder, 'mill/pages/workshop.yaml'), 'utf8')).toContain('Typed at the mill');
    expect(text()).not.toContain('Typed at the mill');
  });

  await test.step('a page of one site reads nothing of the other one, or of the studio', async () => {
    const read = (address: string): Promise<string> =>
      page.evaluate(async (url) => {
        const answer = await fetch(url, { credentials: 'include' }).catch(() => undefined);
        return answer ? `${answer.status}` : 'refused';
      }, address);
    for (const address of [`${mill}/__editor/token`, `${mill}/`, `${origin}/__studio/`, `${origin}/__studio/open/mill?path=/`])
      expect(await read(address)).toBe('refused');
  });

  await test.step('signing out at the studio ends both, and what is typed then stays in the page', async () => {
    await page.bringToFront();
    await startEditing(shown.locator('h1').first());
    const other = await context.newPage();
    await other.goto(`${origin}/__studio/`);
    await other.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.bringToFront();
    await page.keyboard.press('End');
    await page.keyboard.type(' and more');
    await expect(page.getByText('Your sign-in has ended.')).toBeVisible();
    for (const address of [`${looms}/workshop`, `${mill}/workshop`]) {
      await other.goto(address);
      await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    }
  });
});
