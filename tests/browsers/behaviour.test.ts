import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject } from 'vitest';
import type { Browser } from './support/browser.ts';
import { test } from './support/test.ts';

const { shipped, blocks } = inject('sites');

/** Waits until a function returns a value in the page, which may load another page meanwhile. */
const inPage = <Result>(browser: Browser, read: () => Result) => expect.poll(() => browser.evaluate(read), { timeout: 30_000 });

const heading = (): string | undefined => document.querySelector('h1')?.textContent;

/** True when the mail service has stored a message with this text. */
function isStored(text: string): boolean {
  const files = readdirSync(shipped.outbox, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.some((file) => readFileSync(join(file.parentPath, file.name), 'utf8').includes(text));
}

const form = 'form[action="/send-email"]';

async function sendMessage(browser: Browser, message: string): Promise<void> {
  await browser.type(`${form} [autocomplete="name"]`, 'Asha Kulkarni');
  await browser.type(`${form} [type="tel"]`, '98220 55501');
  await browser.type(`${form} [type="email"]`, 'asha@example.com');
  await browser.type(`${form} textarea`, message);
  await browser.click(`${form} [type="submit"]`);
  await inPage(browser, heading).toBe('Thank You!');
  expect(isStored(message)).toBe(true);
}

describe('the contact form sends a message and shows the thank-you page', () => {
  test('with script', async ({ browser, browserName }) => {
    await browser.open(`${shipped.origin}/contact-us`);
    await browser.evaluate(() => Reflect.set(window, 'isMarked', true));
    await sendMessage(browser, `Sent with script from ${browserName}`);
    expect(await browser.evaluate(() => Reflect.get(window, 'isMarked'))).toBe(true);
  });

  test('without script', async ({ browserWithoutScript, browserName }) => {
    await browserWithoutScript.open(`${shipped.origin}/contact-us`);
    await sendMessage(browserWithoutScript, `Sent without script from ${browserName}`);
  });
});

test('a link changes the page without a load, and back and forward show the pages again', async ({ browser }) => {
  await browser.open(`${shipped.origin}/`);
  await browser.evaluate(() => Reflect.set(window, 'isMarked', true));
  const home = await browser.evaluate(heading);
  // A click that would wait too long for the router loads the page instead.
  await browser.hover('footer a[href="/about-us"]');
  await inPage(browser, () => performance.getEntriesByType('resource').some(({ name }) => /\/router-[^/]+\.js$/.test(name))).toBe(true);
  await browser.click('footer a[href="/about-us"]');
  await inPage(browser, heading).toBe('A small studio that finishes things.');
  await browser.evaluate(() => history.back());
  await inPage(browser, heading).toBe(home);
  await browser.evaluate(() => history.forward());
  await inPage(browser, heading).toBe('A small studio that finishes things.');
  await inPage(browser, () => document.title).toBe('About Us | Loomwright');
  expect(await browser.evaluate(() => Reflect.get(window, 'isMarked'))).toBe(true);
});

test('the menu of a phone opens, closes with Escape, and its links lead on', async ({ browser }) => {
  const isOpen = (): boolean => document.querySelector('dialog')?.matches(':modal') === true;
  await browser.open(`${shipped.origin}/`, 390);
  await browser.click('header button', 'Menu');
  await inPage(browser, isOpen).toBe(true);
  await browser.press('Escape');
  await inPage(browser, isOpen).toBe(false);
  await browser.click('header button', 'Menu');
  await browser.click('dialog a', 'Services');
  await inPage(browser, heading).toBe('Thirteen crafts, one loom.');
  await inPage(browser, isOpen).toBe(false);
});

test('a question opens and closes the one that was open', async ({ browser }) => {
  const open = (): number[] => [...document.querySelectorAll('details')].flatMap(({ open }, index) => (open ? [index] : []));
  await browser.open(`${blocks.origin}/one-faq`);
  expect(await browser.evaluate(open)).toEqual([]);
  for (const index of [0, 1]) {
    await browser.click(`details:nth-of-type(${index + 1}) summary`);
    await inPage(browser, open).toEqual([index]);
  }
});

test('tabs open by click and arrow key', async ({ browser }) => {
  const panels = (): string[] =>
    [...document.querySelectorAll('[role="tabpanel"]')].filter((panel) => panel.getBoundingClientRect().height > 0).map(({ id }) => id);
  await browser.open(`${blocks.origin}/one-tabs`);
  await inPage(browser, () => document.querySelectorAll('[role="tab"]').length).toBe(2);
  const first = await browser.evaluate(panels);
  expect(first).toHaveLength(1);
  await browser.click('[role="tab"]', 'Weavers');
  await inPage(browser, panels).not.toEqual(first);
  await browser.press('ArrowLeft');
  await inPage(browser, panels).toEqual(first);
});

test('a picture of a gallery opens in a dialog, which shows the next one and closes with Escape', async ({ browser }) => {
  const shown = (): string | undefined => {
    const dialog = document.querySelector('[data-block="gallery"] dialog');
    return dialog?.matches(':modal') ? dialog.querySelector('img')?.alt : undefined;
  };
  await browser.open(`${blocks.origin}/one-gallery`);
  await inPage(browser, () => document.querySelector('[data-block="gallery"]')?.hasAttribute('data-hydrated')).toBe(true);
  await browser.click('[data-block="gallery"] figure a');
  await inPage(browser, shown).toBe('The bench by the window');
  await browser.click('dialog button', 'Next picture');
  await inPage(browser, shown).toBe('A poster on the wall');
  await browser.press('ArrowRight');
  await inPage(browser, shown).toBe('The bench with its tools');
  await browser.press('Escape');
  await inPage(browser, shown).toBe(undefined);
});

test('a carousel pauses, shows the next and the previous quotation, and goes on', async ({ browser }) => {
  const shown = (): string[] =>
    [...document.querySelectorAll<HTMLElement>('[aria-roledescription="carousel"] li')]
      .filter((slide) => slide.ariaHidden !== 'true')
      .map(({ textContent }) => textContent);
  await browser.open(`${shipped.origin}/`);
  // Its controls appear when it runs, and it starts when it is near the window.
  await browser.hover('[aria-roledescription="carousel"]');
  await browser.click('button', 'Pause testimonials');
  await inPage(browser, () => document.querySelector('button[aria-label="Play testimonials"]') !== null).toBe(true);
  const first = await browser.evaluate(shown);
  expect(first).toHaveLength(2);
  await browser.click('button', 'Next testimonials');
  await inPage(browser, shown).not.toEqual(first);
  await browser.click('button', 'Previous testimonials');
  await inPage(browser, shown).toEqual(first);
  await browser.click('button', 'Play testimonials');
  await browser.leave();
  await inPage(browser, shown).not.toEqual(first);
});
