import { readdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { scrollThrough } from './support/actions.ts';
import { axe, findings } from './support/axe.ts';
import { addPage, exampleOf } from './support/block-page.ts';
import { overflowOf, textsOf, unprintable, unseenOf } from './support/block-state.ts';
import { BuiltSite } from './support/built-site.ts';
import { unreachable } from './support/tab-stops.ts';
import { expect, test } from './support/test.ts';

// One worker builds the site once.
test.describe.configure({ mode: 'default' });

const types = readdirSync('tests/blocks').filter((name) => !name.includes('.'));
const site = new BuiltSite('tests/sites/blocks');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  for (const type of types) addPage(site, `/one-${type}`, [type]);
  writeFileSync(site.content('pages/long-words.yaml'), longWords);
  await site.start();
});

test.afterAll(() => site.stop());

const longWords = `path: /long-words
title: Long words
description: A comparison of five offers with long names and texts.
blocks:
  - type: page-header
    heading: Long words
  - type: comparison-table
    heading: Offers
    columns: [{ name: Basisversicherung }, { name: Haushaltsversicherung }, { name: Rechtsschutz }, { name: All }, { name: On-premises installation }]
    rows:
      - label: Donaudampfschifffahrtsgesellschaft
        values: [Donaudampfschifffahrtsgesellschaftskapitän, A person who knows your setup and comes to you, true, false, "25"]
`;

/** Texts of fields that visitors see later, such as after a moment or a mistake. */
const shownLater = new Set(['ended', 'required', 'invalid', 'tooLong', 'sendingLabel']);
/** Fields that are no texts. */
const settings = new Set(['type', 'id', 'kind', 'autocomplete', 'currency']);

/** Returns the texts that an example contains, without the tags and the white space of its rich texts. */
function writtenTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/<[^>]*>|\n\n/).map((text) => text.replaceAll(/\s+/g, ''));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const isFormField = name === 'name' && 'kind' in value;
    return isFormField || shownLater.has(name) || settings.has(name) ? [] : writtenTexts(field);
  });
}

/** Returns the texts of the example that are in the block, but that nobody sees. */
async function unseenTexts(page: Page, type: string): Promise<string[]> {
  const { all, seen } = await textsOf(page, type);
  return writtenTexts(parse(exampleOf(type))).filter((text) => all.includes(text) && !seen.includes(text));
}

/** Opens every question, every tab, and every step and field of a form, as a visitor may do one by one. */
const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const part of document.querySelectorAll('[role="tabpanel"], form [hidden]:not([data-contact-note])'))
      part.removeAttribute('hidden');
  });

/** Opens the page of a type with script, and waits until everything on it runs. */
async function openHydrated(page: Page, type: string): Promise<void> {
  await page.goto(site.address(`/one-${type}`));
  await scrollThrough(page);
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
}

test('a comparison of five offers with long words fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(site.address('/long-words'));
  expect(await overflowOf(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test('every block shows all its texts at 320 px, and on paper', async ({ page }) => {
    for (const type of types) {
      await page.goto(site.address(`/one-${type}`));
      expect.soft(await overflowOf(page), `${type}: nothing is wider than the window`).toEqual([]);
      await openAll(page);
      expect.soft(await unseenTexts(page, type), `${type}: all texts are visible`).toEqual([]);
      // The width of a sheet across, at which blocks have their columns.
      await page.setViewportSize({ width: 1060, height: 800 });
      const { nodes } = await textsOf(page, type);
      await page.emulateMedia({ media: 'print' });
      const printed = await textsOf(page, type);
      const missing = nodes.filter((text) => !printed.nodes.includes(text));
      expect.soft(missing, `${type}: what the screen shows is printed`).toEqual([]);
      expect.soft(await unprintable(page), `${type}: nothing covers a printed page, and its text is dark`).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 320, height: 800 });
    }
  });
});

test('every block can be read and used by keyboard and in forced colours', async ({ page, faults }) => {
  // A link with focus loads its page early, and the pages of a sequence are not all there.
  faults.allow(/404/);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const type of types) {
    await openHydrated(page, type);
    expect.soft(await unreachable(page, type), `${type}: Tab reaches every control, which shows it`).toEqual([]);
    await openAll(page);
    expect.soft(await unseenTexts(page, type), `${type}: all texts are visible`).toEqual([]);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect.soft(await unseenOf(page, type), `${type}: everything is visible in forced colours, ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'none' });
  }
});

test('no block has a violation of accessibility rules', async ({ page }) => {
  // It checks a page for each block and width.
  test.slow();
  test.skip(axe === undefined, 'axe-core is not installed.');
  for (const type of types) {
    await openHydrated(page, type);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findings(page), `${type} at ${width} px`).toEqual([]);
    }
  }
});
