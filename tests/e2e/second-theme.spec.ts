import { scrollThrough } from './support/actions.ts';
import { axe } from './support/axe.ts';
import { rebrand, type SecondTheme } from './support/second-theme.ts';
import { coveringPages, samplePages } from './support/site.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';
import { colorsInUse, type Rgb, toRgb } from './support/used-colors.ts';

let theme: SecondTheme;

// One site for all tests of the file, and reduced motion for stable colours.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ site: undefined, contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

test.beforeAll(async () => {
  theme = rebrand();
  await theme.site.start();
});
test.afterAll(() => theme.site.stop());

const cssColor = ([red, green, blue]: Rgb): string => `rgb(${red}, ${green}, ${blue})`;

test('a rebrand in site.yaml alone leaves no colour of the first theme on any page, except in pictures', sweepOnly, async ({ page }) => {
  const first = new Set(theme.firstColors.map((color) => cssColor(toRgb(color))));
  const second = new Set(theme.secondColors.map((color) => cssColor(toRgb(color))));
  const shared = new Set([...first].filter((color) => second.has(color)));
  const seen = new Set<string>();
  for (const { path } of samplePages) {
    await page.goto(theme.site.address(path));
    const used = (await page.evaluate(colorsInUse)).map((color) => ({ ...color, value: cssColor(color.rgb) }));
    for (const { value } of used) seen.add(value);
    const left = used.filter(({ value }) => first.has(value) && !shared.has(value)).map(({ where, value }) => `${where}: ${value}`);
    expect(left, path).toEqual([]);
  }
  expect(
    [...second].filter((color) => !seen.has(color)),
    'colours of the second theme that no page shows',
  ).toEqual([]);
});

test('the rebranded pages show the brand and its typefaces', sweepOnly, async ({ page }) => {
  await page.goto(theme.site.address('/about-us'));
  await expect(page.getByRole('banner')).toContainText('Fernhollow');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"?Young Serif/);
  await expect(page.locator('body')).toHaveCSS('font-family', /^"?Jost/);
  const families = await page.evaluate(async () =>
    [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(families.join()).toMatch(/Young Serif/);
  expect(families.join()).toMatch(/Jost/);
});

test('the rebranded pages have the corners, weights and shadows of their theme', async ({ page }) => {
  await page.goto(theme.site.address('/contact-us'));
  await expect(page.getByRole('button', { name: 'Send Message' })).toHaveCSS('border-radius', '0px');
  await expect(page.getByLabel('Full name')).toHaveCSS('border-radius', '0px');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '400');
  const card = page.getByText('Working hours').locator('..');
  await expect(card).toHaveCSS('box-shadow', /0px 0px 0px 1px$/);
});

test('in the dark mode, light parts of a page are dark, and dark ones stay as they are', async ({ page }) => {
  const background = (selector: string): Promise<string> =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto(theme.site.address('/contact-us'));
  const footer = await background('footer');
  expect(await background('html')).toBe('rgb(244, 241, 228)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background('html')).toBe('rgb(11, 31, 26)');
  expect(await background('footer')).toBe(footer);
  await expect(page.getByLabel('Full name')).toHaveCSS('background-color', 'rgb(22, 51, 43)');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await background('html')).toBe('rgb(244, 241, 228)');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the rebranded pages have no contrast that is too low: ${colorScheme}`, sweepOnly, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const { path } of coveringPages) {
      await page.goto(theme.site.address(path));
      await scrollThrough(page);
      await page.evaluate(axe);
      const findings = await page.evaluate(async () => {
        const found = await Reflect.get(window, 'axe').run(document, { runOnly: ['color-contrast'] });
        return found.violations.flatMap(({ nodes }: { nodes: { html: string; failureSummary: string }[] }) =>
          nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`),
        );
      });
      expect(findings, path).toEqual([]);
    }
  });
