import { readFileSync, writeFileSync } from 'node:fs';
import type { BuiltSite } from './built-site.ts';

/** Adds a page to a site: a page header and the full examples of block types, in order. */
export function addPage(site: BuiltSite, path: `/${string}`, types: readonly string[]): void {
  const start = `path: ${path}\ntitle: A page of blocks\ndescription: What the blocks look like.\nblocks:\n  - type: page-header\n    heading: A heading\n`;
  writeFileSync(site.content(`pages${path}.yaml`), start + types.map((type) => `  - ${exampleOf(type)}\n`).join(''));
}

/** Returns the full example of a block type, indented as a block of a page. */
const exampleOf = (type: string): string => readFileSync(`tests/blocks/${type}/full.yaml`, 'utf8').trimEnd().replaceAll('\n', '\n    ');
