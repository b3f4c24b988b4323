import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isFullTest } from '../../packages/engine/tests/support/full-test.ts';
import { scrollThrough } from './support/actions.ts';
import { axe, findings } from './support/axe.ts';
import { addPage } from './support/block-page.ts';
import { BuiltSite } from './support/built-site.ts';
import { expect, test } from './support/test.ts';

// One worker builds the site once.
test.describe.configure({ mode: 'default' });

const site = new BuiltSite('tests/sites/blocks');
const types = readdirSync('tests/blocks').filter((name) => !name.includes('.'));

/** Words that are shown with script only: the units of numbers that count down. */
const needScript = new Set(['Days', 'Hours', 'Minutes']);

test.beforeAll(async () => {
  for (const type of types) addPage(site, `/one-${type}`, [type]);
  await site.start();
});

test.afterAll(() => site.stop());

// Reduced motion, so that nothing is measured during a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const type of isFullTest ? types : types.filter((_, index) => index % 5 === 0)) {
  test(`${type} is for everyone`, async ({ page, browser, faults }) => {
    faults.allow(/Failed to load resource/);
    const address = site.address(`/one-${type}`);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(address);
    await scrollThrough(page);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), 'the width of the page at 320 px').toBe(320);
    for (const width of axe ? [390, 1440] : []) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findings(page), `violations at ${width} px`).toEqual([]);
    }
    expect.soft(await controlsWithoutOutline(page, type), 'controls without an outline when they have the focus').toEqual([]);
    const shown = await wordsOf(page, type);
    await page.emulateMedia({ media: 'print' });
    const printed = await wordsOf(page, type);
    expect.soft(missing(shown, printed), 'words that are not printed').toEqual([]);
    expect.soft(await stuckElements(page, type), 'elements that stick to the window on paper').toEqual([]);
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    expect.soft(missing(shown, await wordsOf(page, type)), 'words that forced colours hide').toEqual([]);
    expect.soft(await invisibleControls(page, type), 'controls that forced colours hide').toEqual([]);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const withoutScript = await context.newPage();
    await withoutScript.goto(address);
    const lost = missing(shown, await wordsOf(withoutScript, type)).filter((word) => !needScript.has(word));
    expect.soft(lost, 'words that need script').toEqual([]);
    await context.close();
  });
}

/** The words of a block that are visible. */
async function wordsOf(page: Page, type: string): Promise<Set<string>> {
  const text = await page.locator(`[data-block="${type}"]`).first().innerText();
  return new Set(text.match(/\p{L}{3,}/gu) ?? []);
}

const missing = (words: ReadonlySet<string>, found: ReadonlySet<string>): string[] => {
  const lower = new Set([...found].map((word) => word.toLowerCase()));
  return [...words].filter((word) => !lower.has(word.toLowerCase()));
};

const controlsWithoutOutline = (page: Page, type: string): Promise<string[]> =>
  page.locator(`[data-block="${type}"] :is(a, button, input, textarea, select, summary, [tabindex="0"])`).evaluateAll((controls) =>
    controls.flatMap((control) => {
      if (!(control instanceof HTMLElement) || !control.checkVisibility({ visibilityProperty: true }) || control.tabIndex < 0) return [];
      control.focus({ focusVisible: true });
      const { outlineStyle, outlineWidth } = getComputedStyle(control);
      // A hidden native control shows the outline at its label.
      const isShown = outlineStyle !== 'none' && outlineWidth !== '0px';
      return isShown || control.closest('label, fieldset') ? [] : [control.outerHTML.slice(0, 120)];
    }),
  );

const stuckElements = (page: Page, type: string): Promise<string[]> =>
  page.locator(`[data-block="${type}"], [data-block="${type}"] *`).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const isStuck = ['fixed', 'sticky'].includes(getComputedStyle(element).position) && element.checkVisibility();
      return isStuck ? [element.outerHTML.slice(0, 120)] : [];
    }),
  );

/** Links that look like buttons, and buttons: without a border only their text would be left. */
const invisibleControls = (page: Page, type: string): Promise<string[]> =>
  page.locator(`[data-block="${type}"] :is(.button, .round-button)`).evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
      const isFramed = borderTopStyle !== 'none' && borderTopWidth !== '0px';
      return isFramed || !control.checkVisibility() ? [] : [control.outerHTML.slice(0, 120)];
    }),
  );
