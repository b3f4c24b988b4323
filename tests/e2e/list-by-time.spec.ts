import { blockOf } from './support/actions.ts';
import { expect, test } from './support/test.ts';

const none = 'No concert is planned.';

test.use({ site: 'blocks' });

test('a list shows what is upcoming or past when the page is read, in the time zone of the site, and a form offers what is upcoming', async ({
  page,
}) => {
  for (const [now, upcoming, past, last, month] of [
    ['2029-12-01T00:00:00Z', ['Strings', 'Reed'], ['Brass'], ['Brass'], []],
    // The day ends at midnight in California.
    ['2030-03-02T07:59:00Z', ['Strings', 'Reed'], ['Brass'], ['Brass'], ['Strings']],
    ['2030-03-02T08:01:00Z', ['Reed', 'Organ'], ['Strings', 'Brass'], ['Strings'], ['Strings']],
    // The month begins at midnight in California.
    ['2030-04-01T06:59:00Z', ['Reed', 'Organ'], ['Strings', 'Brass'], ['Strings'], ['Strings']],
    ['2030-04-01T07:01:00Z', ['Reed', 'Organ'], ['Strings', 'Brass'], ['Strings'], ['Reed']],
    ['2030-04-03T02:31:00Z', ['Organ'], ['Reed', 'Strings', 'Brass'], ['Reed'], ['Reed']],
    ['2031-06-01T00:00:00Z', [], ['Organ', 'Reed', 'Strings', 'Brass'], ['Organ'], []],
  ] as const) {
    await page.clock.setFixedTime(now);
    await page.goto('/concerts');
    await expect(page.locator('#upcoming h3:visible')).toHaveText([...upcoming]);
    await expect(page.getByText(none)).toBeVisible({ visible: upcoming.length === 0 });
    await expect(page.locator('#past').getByRole('rowheader')).toHaveText([...past]);
    await expect(page.locator('#past h3:visible')).toHaveCount(new Set(past.map((name) => years[name])).size);
    await expect(page.locator('#last h3:visible')).toHaveText([...last]);
    await expect(page.locator('#month h3:visible')).toHaveText([...month]);
    // A section without anything past is hidden.
    await expect(page.getByText('The organ was played')).toBeVisible({ visible: past.some((name) => name === 'Organ') });
    const options = ['Strings', 'Reed', 'Organ'].filter((name) => !past.some((one) => one === name));
    const form = page.getByRole('form', { name: 'Reserve a seat' });
    await form.scrollIntoViewIfNeeded();
    await expect(blockOf(page, 'form')).toHaveAttribute('data-hydrated');
    await expect(form.getByRole('radio')).toHaveCount(options.length);
    for (const name of options) await expect(form.getByRole('radio', { name })).toBeEnabled();
    await expect(form.locator('option:enabled:not([value=""])')).toHaveText(options);
  }
});

const years = { Brass: 2020, Strings: 2030, Reed: 2030, Organ: 2031 };

test('a calendar behind a button goes on without a second line at its top', async ({ page }) => {
  await page.goto('/concerts');
  const calendar = page.locator('#all');
  await calendar.getByText('Show 2 more').click();
  await expect(calendar.locator('h3:visible')).toHaveText(['Brass', 'Strings', 'Reed', 'Organ']);
  const lists = calendar.locator('ul');
  await expect(lists.first()).toHaveCSS('border-top-width', '2px');
  await expect(lists.last()).toHaveCSS('border-top-width', '0px');
  const displays = await calendar.locator('ul > li').evaluateAll((entries) => entries.map((entry) => getComputedStyle(entry).display));
  expect(displays).toEqual(['grid', 'grid', 'grid', 'grid']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list stands as on the day of the build', async ({ page }) => {
    await page.goto('/concerts');
    await expect(page.locator('#upcoming h3:visible')).toHaveText(['Strings', 'Reed']);
    await expect(page.locator('#past').getByRole('rowheader')).toHaveText(['Brass']);
    await expect(page.getByText(none)).toBeHidden();
  });
});
