import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { scrollThrough } from './support/actions.ts';
import { findings } from './support/axe.ts';
import { overflowOf } from './support/block-state.ts';
import { BuiltSite } from './support/built-site.ts';
import { compareWindow, replacePictures } from './support/compare-pictures.ts';
import { settlePage } from './support/settle-page.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const folder = 'tests/sites/briefs';

type Brief = { name: string; lists: number; badges: number; imprint?: string; pages?: string[] };

/** The briefs, with the lists of cards and the visible badges that their home pages have, and further pages to look at. */
const briefs: Brief[] = [
  { name: 'webinar', lists: 2, badges: 2 },
  { name: 'bakery', lists: 0, badges: 1 },
  { name: 'case-study', lists: 0, badges: 1 },
  { name: 'job', lists: 4, badges: 1 },
  { name: 'saas', lists: 1, badges: 3 },
  {
    name: 'driving',
    lists: 0,
    badges: 2,
    imprint: '/impressum',
    pages: ['/klassen', '/anmeldung', '/tr/tarihler', '/ar', '/ar/classes', '/ar/team'],
  },
  { name: 'funerals', lists: 1, badges: 1, pages: ['/first-steps', '/obituaries/agnes-storr', '/prices', '/about-us', '/talks'] },
  { name: 'theatre', lists: 2, badges: 2, pages: ['/whats-on', '/plays/ferry', '/plays/keeper', '/join'] },
  { name: 'kennel', lists: 2, badges: 1, pages: ['/boarding', '/courses', '/courses/puppies', '/trainers/maud-fenn', '/dogs', '/book'] },
  { name: 'bees', lists: 1, badges: 1, pages: ['/shop', '/shop/honey/lime-honey', '/adopt', '/recipes/honey-cake', '/where-to-buy'] },
  { name: 'campsite', lists: 2, badges: 2, pages: ['/pitches', '/pitches/hut', '/stay', '/de', '/nl/agenda'] },
];

test('every brief is tested', () => {
  const folders = readdirSync(resolve(import.meta.dirname, '../sites/briefs'));
  expect(briefs.map(({ name }) => name).sort()).toEqual(folders.sort());
});

test.use({ site: undefined, contextOptions: { reducedMotion: 'reduce' } });

/** Returns by how many pixels the words of each visible badge are narrower than the badge. */
const badgePaddings = (page: Page): Promise<number[]> =>
  page.locator('.badge:visible').evaluateAll((badges) =>
    badges.map((badge) => {
      const words = document.createRange();
      words.selectNodeContents(badge);
      return badge.getBoundingClientRect().width - words.getBoundingClientRect().width;
    }),
  );

/** Returns the number of cards of each list, and of those in its last row. */
const cardRows = (page: Page): Promise<{ cards: number; last: number }[]> =>
  page
    .locator('[data-block="card-grid"] ul, [data-block="people"] ul.grid, [data-block="list"] ul.grid, [data-block="steps"] ol')
    .evaluateAll((lists) =>
      lists.map((list) => {
        // A record whose time is over is there, and hidden.
        const tops = [...list.children].filter((item) => item.checkVisibility()).map((item) => item.getBoundingClientRect().top);
        return { cards: tops.length, last: tops.filter((top) => top === tops.at(-1)).length };
      }),
    );

for (const { name, lists, badges, imprint = '/imprint', pages = [] } of representatives(briefs)) {
  test(`${name}: its theme, accessibility rules, width, badges and rows of cards`, sweepOnly, async ({ page }) => {
    const site = new BuiltSite(`${folder}/${name}`);
    await site.start();
    try {
      // A countdown shows other numbers every minute, and a banner has its time.
      await page.clock.setFixedTime('2027-06-15T12:00:00Z');
      await page.setViewportSize({ width: 1440, height: 900 });
      await replacePictures(page);
      for (const path of ['/', imprint, ...pages]) {
        await page.goto(site.address(path));
        await settlePage(page);
        if (path === '/') {
          await compareWindow(page, name);
          const rows = await cardRows(page);
          expect.soft(rows.length, 'lists of cards').toBe(lists);
          expect
            .soft(
              rows.filter(({ cards, last }) => cards > 1 && last === 1),
              'lists with one card alone in a row',
            )
            .toEqual([]);
          const paddings = await badgePaddings(page);
          expect.soft(paddings.length, 'badges').toBe(badges);
          expect.soft(Math.min(20, ...paddings), 'room around the words of a badge').toBe(20);
        }
        expect.soft(await findings(page), `${path} at 1440 px`).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        await scrollThrough(page);
        expect.soft(await findings(page), `${path} at 390 px`).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await overflowOf(page), `${path} at 320 px`).toEqual([]);
        await page.setViewportSize({ width: 1440, height: 900 });
      }
    } finally {
      site.stop();
    }
  });
}
