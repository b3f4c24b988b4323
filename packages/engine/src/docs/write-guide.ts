import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteCode } from '../definition/site-code.ts';
import { blocksPage, pagesPage } from './block-pages.ts';
import { collectionsPage, sitePage } from './data-pages.ts';
import { presetsPage, problemsPage, readPresets } from './list-pages.ts';
import { measureScripts } from './script-costs.ts';

/** Returns the generated pages of the authors' guide by path in the project. */
export async function guidePages(root: string, code: SiteCode): Promise<Record<string, string>> {
  const presets = await readPresets(root, code);
  return {
    'docs/authors/blocks.md': blocksPage(root, code, await measureScripts(code)),
    'docs/authors/pages.md': pagesPage(code),
    'docs/authors/collections.md': collectionsPage(root, code),
    'docs/authors/site.md': sitePage(code),
    'docs/authors/problems.md': problemsPage(),
    ...(presets.length > 0 && { 'docs/authors/presets.md': presetsPage(root, presets) }),
  };
}

/** Writes the changed ones of these pages, by path in the project, and returns their paths. */
export function writePages(root: string, pages: Readonly<Record<string, string>>): string[] {
  return Object.entries(pages).flatMap(([path, text]) => {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return [path];
  });
}
