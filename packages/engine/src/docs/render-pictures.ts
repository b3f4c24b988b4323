import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits, type ContentSchemas, editYaml } from '@pagewright/core';
import type { Page } from '@playwright/test';
import { blockPicture } from './block-pages.ts';
import { presetPicture, siteOfPresets } from './list-pages.ts';
import { blockPagePath, writeOneBlockPages } from './one-block-pages.ts';
import { loadImages, type PictureTools, photographSite } from './photograph-site.ts';

/** Renders the pictures of block types for the guide, each from its full example. Writes `docs/authors/blocks/<type>.webp`. */
export const renderBlockPictures = (types: readonly string[], tools: PictureTools): Promise<void> =>
  photographSite(tools, {
    writeSite: (siteDir) => writeOneBlockPages(tools.root, siteDir, types),
    failure: 'The examples of the blocks have errors. Fix them first.',
    pictures: types.map((type) => ({ page: blockPagePath(type), file: blockPicture(type) })),
    size: { width: 800, maxHeight: 700 },
    photograph: photographBlock,
  });

/** Returns a PNG of the first block of a page, without the layout around it. */
async function photographBlock(page: Page): Promise<Buffer> {
  const block = page.locator('[data-block]').first();
  await block.scrollIntoViewIfNeeded();
  await block.evaluate((frame) => {
    // The layout may cover the block: headers, floating buttons.
    for (let inner: Element | null = frame; inner && inner !== document.body; inner = inner.parentElement) {
      for (const sibling of [...(inner.parentElement?.children ?? [])]) {
        if (sibling !== inner && sibling instanceof HTMLElement && !sibling.matches('script, style')) sibling.remove();
      }
    }
    window.dispatchEvent(new Event('scroll'));
  });
  await loadImages(page);
  // Islands hydrate and counters run when they are in view.
  await page.waitForTimeout(1500);
  return block.screenshot();
}

/** Renders the pictures of presets for the guide: the page that starts from each. Writes `docs/authors/presets/<name>.webp`. */
export const renderPresetPictures = (
  names: readonly string[],
  tools: PictureTools,
  addedFiles: ContentSchemas['addedFiles'],
): Promise<void> =>
  photographSite(tools, {
    writeSite: (siteDir) => writePresetPages(siteOfPresets(tools.root), siteDir, names, addedFiles),
    failure: 'The presets have errors. Fix them first.',
    pictures: names.map((name) => ({ page: pagePath(name), file: `docs/authors/${presetPicture(name)}` })),
    size: { width: 480, maxHeight: 1100 },
    photograph: photographPage,
  });

/** A folder of pages that no site has. */
const folder = 'pages-from-presets';

const pagePath = (name: string): string => `/${folder}/${name}`;

/** Copies the site in `from` to `siteDir`, and adds a page from each preset, which may be among the files of add-ons. */
export async function writePresetPages(
  from: string,
  siteDir: string,
  names: readonly string[],
  addedFiles: ContentSchemas['addedFiles'] = {},
): Promise<void> {
  await cp(from, siteDir, { recursive: true });
  await mkdir(join(siteDir, 'pages', folder), { recursive: true });
  for (const name of names) {
    const own = join(siteDir, 'presets', `${name}.yaml`);
    const text = await readFile((existsSync(own) ? undefined : addedFiles[`presets/${name}.yaml`]) ?? own, 'utf8');
    const page = applyEdits(text, editYaml(text, [{ kind: 'set', path: ['path'], value: pagePath(name) }]));
    await writeFile(join(siteDir, 'pages', folder, `${name}.yaml`), page);
  }
}

/** Returns a PNG of the whole page, without buttons that float over it. A bar that sticks to the window is at its own place. */
async function photographPage(page: Page): Promise<Buffer> {
  await loadImages(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position } = getComputedStyle(element);
      if (position === 'fixed' && element.tagName !== 'HEADER') element.remove();
      if (position === 'sticky') element.style.position = 'static';
    }
  });
  // Videos start, islands hydrate.
  await page.waitForTimeout(1000);
  return page.screenshot({ fullPage: true });
}
