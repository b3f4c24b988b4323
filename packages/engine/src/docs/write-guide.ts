import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { blocksPage, pagesPage } from './block-pages.ts';
import { collectionsPage, sitePage } from './data-pages.ts';
import { problemsPage } from './problems-page.ts';

/** Returns the generated pages of the authors' guide by their paths in the project. */
export const guidePages = (root: string, schemas: ContentSchemas): Record<string, string> => ({
  'docs/authors/blocks.md': blocksPage(root, schemas),
  'docs/authors/pages.md': pagesPage(schemas),
  'docs/authors/collections.md': collectionsPage(root, schemas),
  'docs/authors/site.md': sitePage(schemas),
  'docs/authors/problems.md': problemsPage(),
});

/** Writes the pages that have changed, and returns their paths. */
export function writeGuide(root: string, schemas: ContentSchemas): string[] {
  return Object.entries(guidePages(root, schemas)).flatMap(([path, text]) => {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return [path];
  });
}
