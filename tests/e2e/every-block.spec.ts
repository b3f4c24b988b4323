import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { scrollThrough } from './support/actions.ts';
import { findings } from './support/axe.ts';
import { exampleOf } from './support/block-page.ts';
import { overflowOf, textsOf, unprintable, unseenOf } from './support/block-state.ts';
import { blockTypes } from './support/blocks-site.ts';
import { variants } from './support/sweep-tags.ts';
import { unreachable } from './support/tab-stops.ts';
import { expect, test } from './support/test.ts';

test.use({ site: 'examples', contextOptions: { reducedMotion: 'reduce' } });

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
  expect(all, 'texts of the block').not.toBe('');
  return writtenTexts(parse(exampleOf(type))).filter((text) => all.includes(text) && !seen.includes(text));
}

/** Opens every question, every tab, and every step and field of a form, as a visitor may do one by one. */
const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const part of document.querySelectorAll('[hidden="until-found"], form [hidden]:not([data-contact-note])'))
      part.removeAttribute('hidden');
  });

// On a wide window, a field alone in its row fills it, and one person is no taller than a view.
test('long words and numbers fit a phone, where a wider table fades out until its end is in view, and stand apart on a wide window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/long-words');
  expect(await overflowOf(page)).toEqual([]);
  const frame = page.getByRole('group', { name: 'Prices' });
  await expect(frame).not.toHaveCSS('mask-image', 'none');
  await frame.focus();
  await frame.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await expect(frame).toHaveCSS('mask-image', 'none');

  await page.setViewportSize({ width: 1440, height: 900 });
  const figures = page.locator('[data-figure]');
  const first = await figures.nth(0).boundingBox();
  const second = await figures.nth(1).boundingBox();
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.x ?? 0);
  const widthOf = (label: string): Promise<number> => page.getByLabel(label).evaluate((field) => Math.round(field.clientWidth));
  const message = await widthOf('Message');
  const phone = await widthOf('Phone');
  const street = await widthOf('Street');
  expect(phone).toBe(message);
  expect(street).toBeLessThan(message / 2);
  const portrait = await page.getByRole('img', { name: 'Amara Bello' }).boundingBox();
  expect(portrait?.height).toBeLessThan(400);
});

test('records to compare are columns with their cells in line, and lists on a phone; the chosen ones are in the address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/long-words?compare=table-loom,rigid-heddle');
  const looms = page.getByRole('table', { name: 'Looms' });
  // The script runs when the block is near.
  await looms.scrollIntoViewIfNeeded();
  await expect(looms.getByRole('rowheader')).toHaveCount(2);
  const topOf = async (name: string): Promise<number> => (await looms.getByText(name).first().boundingBox())?.y ?? 0;
  const [heading, below] = [await topOf('Noise'), await topOf('€24')];
  const [quiet, alsoQuiet] = await looms.getByText('Quiet').all();
  expect((await quiet?.boundingBox())?.y).toBe((await alsoQuiet?.boundingBox())?.y);
  expect(below).toBeLessThan(heading);
  await expect(looms.getByRole('columnheader', { name: 'Monthly rent (The values differ)' })).toBeVisible();
  await expect(looms.getByRole('columnheader', { name: 'Noise', exact: true })).toBeVisible();
  await page.getByLabel('Floor loom').check();
  await expect(page).toHaveURL(/\?compare=table-loom,floor-loom,rigid-heddle$/);
  await page.setViewportSize({ width: 390, height: 844 });
  const [first, second] = await looms.getByText('Audible').or(looms.getByText('Quiet')).all();
  expect((await first?.boundingBox())?.y).toBeLessThan((await second?.boundingBox())?.y ?? 0);
});

for (const type of blockTypes) {
  test.describe(type, () => {
    test('breaks no accessibility rule, and can be read and used by keyboard and in forced colours', variants, async ({ page, faults }) => {
      // A link with focus loads its page early, and the pages of a sequence are not all there.
      faults.allow(/404/);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/one-${type}`);
      await scrollThrough(page);
      await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
      expect.soft(await findings(page), 'accessibility rules at 1440 px').toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await findings(page), 'accessibility rules at 390 px').toEqual([]);
      expect.soft(await unreachable(page, type), 'Tab reaches every control, which shows it').toEqual([]);
      await openAll(page);
      expect.soft(await unseenTexts(page, type), 'all texts are visible').toEqual([]);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        expect.soft(await unseenOf(page, type), `everything is visible in forced colours, ${colorScheme}`).toEqual([]);
      }
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

      test('shows all its texts at 320 px, and on paper', variants, async ({ page }) => {
        await page.goto(`/one-${type}`);
        expect.soft(await overflowOf(page), 'nothing is wider than the window').toEqual([]);
        await openAll(page);
        expect.soft(await unseenTexts(page, type), 'all texts are visible').toEqual([]);
        // The width of a sheet across, at which blocks have their columns.
        await page.setViewportSize({ width: 1060, height: 800 });
        const { nodes } = await textsOf(page, type);
        await page.emulateMedia({ media: 'print' });
        const printed = await textsOf(page, type);
        const missing = nodes.filter((text) => !printed.nodes.includes(text));
        expect.soft(missing, 'what the screen shows is printed').toEqual([]);
        expect.soft(await unprintable(page), 'nothing covers a printed page, and its text is dark').toEqual([]);
      });
    });
  });
}
