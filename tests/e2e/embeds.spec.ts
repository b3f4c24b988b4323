import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { hydrate } from './support/actions.ts';
import { findings } from './support/axe.ts';
import { accepted, answerSending, fill, sendButton, toasts } from './support/contact.ts';
import { follow, isSameDocument, markDocument } from './support/navigation.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';
import { ThirdParties } from './support/third-parties.ts';

test.use({ site: 'blocks' });

const embeds = [
  {
    path: '/youtube',
    button: 'Play video : How we weave',
    title: 'How we weave',
    src: 'https://www.youtube-nocookie.com/embed/loom-1?autoplay=1&rel=0&start=30',
    service: 'YouTube',
  },
  {
    path: '/vimeo',
    button: 'Play video : How we dye',
    title: 'How we dye',
    src: 'https://player.vimeo.com/video/12345?autoplay=1&dnt=1',
    service: 'Vimeo',
  },
  {
    path: '/map',
    button: 'Show interactive map : The way to us',
    title: 'The way to us',
    src: /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=73\.85125%2C18\.5\d+%2C73\.86223%2C18\.5\d+&layer=mapnik&marker=18\.52043%2C73\.85674$/,
    service: 'OpenStreetMap',
  },
  {
    path: '/booking',
    button: 'Show free times : Talk to a weaver',
    title: 'Talk to a weaver',
    src: /^https:\/\/calendly\.com\/loom-studio\/30min\?embed_type=Inline&embed_domain=localhost:\d+$/,
    service: 'Calendly',
  },
];

for (const { path, button, title, src, service } of representatives(embeds, 2)) {
  test(
    `${path} loads nothing of ${service} before the button is pressed, then its frame, which gets the focus and fits into 320 px`,
    variants,
    async ({ page, context, faults }) => {
      // axe asks every frame for its findings; frames of other sites do not answer.
      faults.allow(/'postMessage'.*does not match the recipient window's origin/);
      const others = await ThirdParties.answer(context);
      await page.setViewportSize({ width: 320, height: 600 });
      await page.goto(path);
      await page.mouse.wheel(0, 2000);
      await page.waitForLoadState('networkidle');
      const widthOf = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await widthOf()).toBe(320);
      const load = page.getByRole('button', { name: button });
      await expect(load).toBeVisible();
      await expect(load).toHaveAccessibleDescription(new RegExp(`a page of ${service}.*Privacy at ${service}`));
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(others.requests).toEqual([]);
      expect(await findings(page)).toEqual([]);
      await load.focus();
      await page.keyboard.press('Enter');
      const frame = page.locator('iframe');
      await expect(frame).toHaveAttribute('src', src);
      await expect(frame).toHaveAttribute('title', title);
      await expect(frame).toHaveAttribute('allow', /fullscreen/);
      await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
      await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
      await expect(frame).toBeFocused();
      await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play' })).toBeVisible();
      expect(others.requests).toEqual([await frame.getAttribute('src')]);
      expect(await widthOf()).toBe(320);
      expect((await frame.boundingBox())?.height).toBeGreaterThan(140);
      expect(await findings(page)).toEqual([]);
    },
  );
}

test('the policy of a page allows the frames of its own services only', async ({ request }) => {
  const frameSources = async (path: string): Promise<string[]> => {
    const response = await request.get(path);
    const header = response.headers()['content-security-policy'] ?? '';
    const [, meta = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text()) ?? [];
    return [header, meta].map((policy) => /frame-src ([^;]*)/.exec(policy)?.[1] ?? 'none');
  };
  const twice = (sources: string): string[] => [sources, sources];
  expect(await frameSources('/youtube')).toEqual(twice('https://www.youtube-nocookie.com'));
  expect(await frameSources('/vimeo')).toEqual(twice('https://player.vimeo.com'));
  expect(await frameSources('/map')).toEqual(twice('https://www.openstreetmap.org'));
  expect(await frameSources('/booking')).toEqual(twice('https://calendly.com'));
  for (const path of ['/', '/linked', '/privacy']) expect(await frameSources(path), path).toEqual(twice('none'));
});

test('a page without an embed requests no script of it', async ({ page, scripts }) => {
  await page.goto('/linked');
  await page.mouse.wheel(0, 2000);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /enhance|video|embed|frame|analytics|consent/.test(path))).toEqual([]);
  await expect(page.getByRole('link', { name: 'Watch on YouTube : Our channel (opens in a new tab)' })).toBeVisible();
});

test('a link to a page with other frames loads it whole, with its own policy', async ({ page, context }) => {
  await ThirdParties.answer(context);
  await page.goto('/');
  const open = async (name: string): Promise<void> => {
    await markDocument(page);
    await follow(page, name);
    await expect(page).toHaveTitle(new RegExp(`The page at /${name}`));
  };
  await open('privacy');
  expect(await isSameDocument(page)).toBe(true);
  await open('youtube');
  expect(await isSameDocument(page)).toBe(false);
  await page.getByRole('button', { name: /Play video/ }).click();
  await expect(page.locator('iframe')).toBeFocused();
  await open('map');
  expect(await isSameDocument(page)).toBe(false);
  await page.goBack();
  await expect(page.getByRole('button', { name: /Play video/ })).toBeVisible();
});

test('the toast of a sent message survives the load of a thank-you page with a calendar', async ({ page, context }) => {
  const others = await ThirdParties.answer(context);
  await answerSending(context, accepted);
  await page.goto('/write');
  await hydrate(page, 'contact-form');
  await fill(page);
  await sendButton(page).click();
  await expect(page).toHaveTitle(/booking/);
  await expect(toasts(page)).toContainText(/sent/i);
  await page.getByRole('button', { name: /Show free times/ }).click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play' })).toBeVisible();
  expect(others.requests).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every embed is a link', async ({ page }) => {
    await page.goto('/youtube');
    await expect(page.getByRole('link', { name: 'Watch on YouTube : How we weave (opens in a new tab)' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Play/ })).toBeHidden();
    await page.goto('/map');
    await expect(page.getByRole('button', { name: /map/ })).toBeHidden();
    await expect(page.getByRole('link', { name: /Get directions/ })).toBeVisible();
    await page.goto('/booking');
    await expect(page.getByRole('link', { name: 'Book on Calendly (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://calendly.com/loom-studio/30min',
    );
    await expect(page.getByRole('button', { name: /times/ })).toBeHidden();
  });
});
