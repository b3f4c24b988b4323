import { readFile } from 'node:fs/promises';
import { htmlFilePath, type PageModel, SiteCodeError } from '@pagewright/core';
import type { FinishedBuild, SiteHooks } from '../definition/site-additions.ts';
import { placeInCode } from '../files/place-in-code.ts';
import type { RenderablePage } from './build-input.ts';

/** Calls `onPage` for each page that was rendered into `folder`. Throws an error that names the page. */
export async function callOnPage(
  hooks: readonly SiteHooks[],
  pages: readonly Pick<RenderablePage, 'path' | 'readModel'>[],
  folder: string,
): Promise<void> {
  const called = hooks.filter(({ onPage }) => onPage !== undefined);
  if (called.length === 0) return;
  for (const { path, readModel } of pages) {
    // A hook may change its copy.
    const page: PageModel = JSON.parse(JSON.stringify(readModel()));
    const html = await readFile(htmlFilePath(folder, path), 'utf8');
    for (const hook of called) {
      try {
        await hook.onPage?.({ page, html });
      } catch (error) {
        throw new SiteCodeError(`hooks.onPage of src/site.ts failed for the page ${path}`, error, placeInCode);
      }
    }
  }
}

/** Calls `onBuilt` for a site that is in place. `pages` are the paths of its pages. */
export async function callOnBuilt(hooks: readonly SiteHooks[], outDir: string, pages: readonly string[]): Promise<void> {
  const build: FinishedBuild = { outDir, pages: pages.map((path) => ({ path, file: htmlFilePath(outDir, path) })) };
  for (const hook of hooks) {
    try {
      await hook.onBuilt?.(build);
    } catch (error) {
      throw new SiteCodeError('hooks.onBuilt of src/site.ts failed after the site was built', error, placeInCode);
    }
  }
}
