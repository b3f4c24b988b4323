import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { scrollThrough } from './support/actions.ts';
import { findings } from './support/axe.ts';
import { followLink } from './support/navigation.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

test.use({ site: 'languages' });

test.describe('the links to the languages', () => {
  test('lead to the same page in another language', async ({ page }) => {
    await page.goto('/about-us');
    const languages = page.getByRole('banner').getByRole('navigation', { name: 'Language' });
    await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await languages.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/ueber-uns');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    // The whole page is in the new language, not only its blocks.
    await expect(page.getByRole('contentinfo')).toContainText('Eine Bibliothek zwischen zwei Parks.');
  });

  test('are in the menu of narrow windows', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/de');
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/');
  });

  test('follow a page that was changed without a load', async ({ page }) => {
    await page.goto('/de');
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
    await followLink(page, page.getByRole('banner').getByRole('link', { name: 'Über uns' }));
    await expect(page).toHaveURL('/de/ueber-uns');
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveAttribute('href', '/about-us');
  });
});

test.describe('from right to left', () => {
  test('the next slide comes from the left, and the arrows point there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/ar');
    await scrollThrough(page);
    const carousel = page.locator('[data-block="testimonials"][data-hydrated]');
    await expect(carousel).toBeVisible();
    const next = carousel.getByRole('button', { name: 'الآراء التالية' });
    const previous = carousel.getByRole('button', { name: 'الآراء السابقة' });
    const left = await next.boundingBox();
    const right = await previous.boundingBox();
    expect(left?.x ?? 0).toBeLessThan(right?.x ?? 0);
    await expect(next.locator('svg')).toHaveCSS('scale', '-1 1');
    await expect(carousel.locator('li:not([aria-hidden])')).toContainText('آشا كولكارني');
    await next.click();
    await expect(carousel.locator('li:not([aria-hidden])')).toContainText('برونو سيلفا');
  });

  test('the menu opens from the left', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto('/ar');
    await page.getByRole('button', { name: 'القائمة' }).click();
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.x).toBe(0);
  });

  test('phone numbers run from left to right', async ({ page }) => {
    await page.goto('/ar/contact');
    const phone = page.getByRole('main').getByRole('link', { name: '+49 30 5550142' }).first();
    // The plus sign is left of the last digit.
    const [first, last] = await phone.evaluate((link) => {
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
      if (!(text instanceof Text)) return [0, 0];
      const leftOf = (index: number): number => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().left;
      };
      return [leftOf(0), leftOf(text.length - 1)];
    });
    expect(first).toBeLessThan(last ?? 0);
  });

  for (const width of representatives([320, 390, 768, 1440])) {
    test(`nothing scrolls sideways at ${width} px`, variants, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/ar', '/ar/about-us', '/de', '/de/visit']) {
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      }
    });
  }
});

for (const width of representatives([390, 1440])) {
  test(`has no violation at ${width} px`, variants, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // So that colours are not measured during a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of representatives(['/ar', '/de/visit', '/de/aktuelles', '/', '/de', '/ar/about-us', '/de/kontakt'])) {
      await page.goto(path);
      await scrollThrough(page);
      expect(await findings(page), path).toEqual([]);
    }
  });
}

test('each page loads the fonts of its language only', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/media\/([a-z-]+)-[^/]*\.woff2$/.exec(request.url()) ?? [];
    if (name !== undefined) fonts.push(name);
  });
  await page.goto('/de');
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(fonts.sort()).toEqual(['display', 'text']);
  fonts.length = 0;
  await page.goto('/ar');
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(fonts).toEqual(expect.arrayContaining(['arabic', 'arabic-bold']));
  const family = await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(family).toMatch(/^"ar display", "Bricolage Grotesque"/);
});

test.describe('the search', () => {
  const cases = [
    // Without the article, hamza and the dots of the last letter.
    { path: '/ar/search', query: 'مكتبه', count: '4 صفحات', to: '/ar' },
    // The page repeats the English one.
    { path: '/de/visit', query: 'impressum', count: '1 page', to: '/de/impressum' },
    { path: '/search', query: 'station', count: '1 page', to: '/visit' },
    { path: '/de/search', query: 'lesung', count: '2 Seiten', to: '/de/aktuelles/1' },
  ];
  for (const { path, query, count, to } of representatives(cases)) {
    test(`on ${path} finds the pages of its language`, variants, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await page.goto(path);
      await page.getByRole('searchbox').fill(query);
      await expect(page.locator('[data-search-status]')).toHaveText(count);
      await expect(page.locator('[data-search-results] a').first()).toHaveAttribute('href', to);
      const prefix = /^\/(?:de|ar)(?=\/)/.exec(path)?.[0] ?? '';
      expect(requests.filter((one) => one.endsWith('/search.json'))).toEqual([`${prefix}/search.json`]);
    });
  }
});
