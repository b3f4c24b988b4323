import { readFileSync, writeFileSync } from 'node:fs';
import type { BuiltSite } from './built-site.ts';

/** Adds a page to a site: a page header, unless a block has the heading of the page, and the full examples of block types, in order. */
export function addPage(site: BuiltSite, path: `/${string}`, types: readonly string[]): void {
  const start = `path: ${path}\ntitle: A page of blocks\ndescription: What the blocks look like.\nblocks:\n`;
  const header = types.some(hasPageHeading) ? '' : '  - type: page-header\n    heading: A heading\n';
  writeFileSync(site.content(`pages${path}.yaml`), start + header + types.map((type) => `  - ${indented(exampleOf(type))}\n`).join(''));
}

/** Returns the full example of a block type. */
export const exampleOf = (type: string): string => readFileSync(`tests/blocks/${type}/full.yaml`, 'utf8').trimEnd();

/** Indents lines as a block of a page. */
const indented = (yaml: string): string => yaml.replaceAll('\n', '\n    ');

/** Tests in the browser cannot load schemas, so this reads the declaration. */
const hasPageHeading = (type: string): boolean => readFileSync(`schemas/blocks/${type}.ts`, 'utf8').includes('pageHeading: true');
