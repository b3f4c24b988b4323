import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { scrollThrough } from './support/actions.ts';
import { axe, findings } from './support/axe.ts';
import { BuiltSite } from './support/built-site.ts';
import { captureFullPage, thumbnail } from './support/full-page-capture.ts';
import { expect, test } from './support/test.ts';

const folder = 'tests/sites/briefs';
const briefs = readdirSync(resolve(import.meta.dirname, '../sites/briefs'));

/** The tolerated difference to the snapshot: font rendering of another machine, and no more. */
const tolerance = { threshold: 0.25, maxDiffPixelRatio: 0.02 };

const windows = [
  { width: 390, height: 844, share: 0.3 },
  { width: 768, height: 1024, share: 0.18 },
  { width: 1440, height: 900, share: 0.12 },
];

test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const brief of briefs) {
  test.describe(brief, () => {
    let site: BuiltSite;
    test.beforeAll(async () => {
      site = new BuiltSite(`${folder}/${brief}`);
      await site.start();
    });
    test.afterAll(() => site.stop());

    test.beforeEach(async ({ page }, info) => {
      // The site has its own fonts, so one set of snapshots fits every system.
      info.snapshotSuffix = '';
      // A countdown shows other numbers every minute, and a banner has its time.
      await page.clock.setFixedTime('2027-06-15T12:00:00Z');
    });

    for (const { width, height, share } of windows) {
      test(`looks the same at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(site.address('/'));
        const picture = await thumbnail(await captureFullPage(page), share);
        expect(picture).toMatchSnapshot([`${brief}-${width}.png`], tolerance);
      });

      test(`has no violation at ${width} px`, async ({ page }) => {
        test.skip(axe === undefined, 'axe-core is not installed.');
        await page.setViewportSize({ width, height });
        for (const path of ['/', '/imprint']) {
          await page.goto(site.address(path));
          await scrollThrough(page);
          expect(await findings(page), path).toEqual([]);
        }
      });
    }

    test('does not scroll sideways at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ['/', '/imprint']) {
        await page.goto(site.address(path));
        await scrollThrough(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
      }
    });

    test('a badge has room around its words', async ({ page }) => {
      await page.goto(site.address('/'));
      const paddings = await page.locator('.badge:visible').evaluateAll((badges) =>
        badges.map((badge) => {
          const words = document.createRange();
          words.selectNodeContents(badge);
          return badge.getBoundingClientRect().width - words.getBoundingClientRect().width;
        }),
      );
      expect(paddings.filter((padding) => padding < 20)).toEqual([]);
    });

    test('no row of cards has one card alone at 1440 px', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(site.address('/'));
      const rows = await page
        .locator('[data-block="card-grid"] ul, [data-block="people"] ul.grid, [data-block="steps"] ol')
        .evaluateAll((lists) =>
          lists.map((list) => {
            const tops = [...list.children].map((item) => item.getBoundingClientRect().top);
            return tops.filter((top) => top === tops.at(-1)).length === 1 ? tops.length : 0;
          }),
        );
      expect(rows.filter((count) => count > 1)).toEqual([]);
    });
  });
}
