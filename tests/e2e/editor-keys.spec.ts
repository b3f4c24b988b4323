import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { isSweep } from '../../packages/engine/tests/support/sweeps.ts';
import { findings } from './support/axe.ts';
import { openEditor, test } from './support/editor-test.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { unreachableIn } from './support/tab-stops.ts';

const file = 'pages/keys.yaml';
const content = `path: /keys
title: Keys
description: A page that is edited by keys alone.
blocks:
  - type: page-header
    heading: Keys
  - type: card-grid
    heading: What we make
    cards:
      - title: Websites
        icon: globe
        text: Fast.
        link: { label: More, to: / }
  - type: text-image
    heading: The bench
    paragraphs: [Where things are made.]
    image: { src: /media/pictures/bench.png, alt: A workbench }
`;

test.use({ locale: 'de-DE' });
const texts = textsOf('de');

/** Presses Enter on a control. */
const press = (control: Locator): Promise<void> => control.press('Enter');

/** Returns what is wrong in what is shown: controls that Tab does not reach or that show no focus, those that are no native ones, and what axe finds. */
async function problemsIn(page: Page, scopes: readonly Locator[]): Promise<string[]> {
  const found: string[] = [];
  for (const scope of scopes) {
    found.push(...(await unreachableIn(scope)));
    // Enter and Space work in native controls.
    const others = scope
      .locator('[role="button"], [role="menuitem"], [role="option"], [role="tab"], [role="checkbox"]')
      .locator(':scope:not(button)');
    found.push(...(await others.evaluateAll((all) => all.map((one) => `no native control: ${one.outerHTML.slice(0, 120)}`))));
  }
  return [...found, ...(await findings(page))];
}

test(
  'every action in every state is reached by Tab, shows its focus, has a name and no finding of axe, in German',
  sweepOnly,
  async ({ page, preview }) => {
    await openEditor(page, preview, '/keys', { [file]: content });
    const blocks = page.getByRole('navigation', { name: texts.blocks }).getByRole('listitem').getByRole('button');
    const view = page.getByRole('navigation', { name: texts.view });
    await expect(blocks).toHaveCount(3);
    const wrong: string[] = [];
    const seen = new Set<string>();

    /** Looks at what is shown, and in the sweeps at every dialog that was not opened before. */
    const look = async (state: string): Promise<void> => {
      const scopes = await page.locator(seen.size === 0 ? 'header, main > *' : 'main > *:not(.canvas)').all();
      wrong.push(...(await problemsIn(page, scopes)).map((problem) => `${state}: ${problem}`));
      if (!isSweep) return;
      for (const opener of await page.locator('[aria-haspopup="dialog"]:enabled:visible').all()) {
        const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText());
        if (seen.has(name)) continue;
        seen.add(name);
        await press(opener);
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await expect(dialog.locator('h2')).toBeVisible();
        await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
        wrong.push(...(await problemsIn(page, [dialog])).map((problem) => `${state}, ${name}: ${problem}`));
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      }
    };

    await look('the page itself');
    await press(blocks.nth(1));
    await press(page.locator('.panel summary').first());
    await look('a block with entries, icons and links');
    if (isSweep) {
      await press(blocks.nth(2));
      await look('a block with a picture');
      await press(blocks.nth(1));
    }

    const heading = page.locator('.panel').getByLabel('Überschrift', { exact: true });
    await heading.fill('');
    await expect(page.getByRole('button', { name: texts.writeAnyway })).toBeVisible();
    if (isSweep) await look('a refused change');
    wrong.push(...(await unreachableIn(page.locator('.notice'))));
    await press(page.getByRole('button', { name: texts.discard }));

    const saveBefore = async (route: Route): Promise<void> => {
      preview.edit(file, 'heading: What we make', 'heading: Was wir bauen');
      await route.continue();
    };
    await page.route('**/__editor/apply', saveBefore, { times: 1 });
    await heading.fill('Was wir machen');
    await expect(page.locator('.values')).toHaveText('ÜberschriftIhre Fassung: Was wir machenDie andere Fassung: Was wir bauen');
    wrong.push(...(await problemsIn(page, [page.locator('.notice')])).map((problem) => `a conflict: ${problem}`));
    await press(page.getByRole('button', { name: texts.useMine }));
    await expect.poll(() => preview.read(file).toString()).toBe(content.replace('What we make', 'Was wir machen'));

    expect(wrong).toEqual([]);
    if (!isSweep) return;

    await press(view.getByRole('button', { name: texts.site }));
    await press(page.getByRole('button', { name: /^Unternehmen/ }));
    await expect(page.locator('.panel').getByLabel('E-Mail', { exact: true })).toBeVisible();
    await look('a part of site.yaml');
    await press(view.getByRole('button', { name: texts.collections }));
    await press(page.getByRole('button', { name: 'looms', exact: true }));
    await press(page.getByRole('button', { name: 'Inkle loom for belts and bands', exact: true }));
    await look('a record');
    expect(wrong).toEqual([]);
    expect([...seen].length).toBeGreaterThan(8);
  },
);
