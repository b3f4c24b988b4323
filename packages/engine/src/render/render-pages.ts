import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageJsonPath } from '../model/page-data.ts';
import type { PageModel } from '../model/page-model.ts';
import { compressFile, withCompressed } from './compress.ts';
import { pageFile } from './page-file.ts';
import { type RenderContext, renderPage } from './render-page.tsx';

/** Options for rendering pages into a folder. Plain data, so that workers can receive them. */
export type RenderOptions = Omit<RenderContext, 'renderBlock' | 'traitsOf'> & {
  outDir: string;
  /** Stores HTML as brotli and gzip as well. */
  compress: boolean;
};

/** The files of a page in the output: the document and its JSON, and with `compress` both as brotli and gzip. */
export function filesOfPage(path: string, compress: boolean): string[] {
  const files = [pageFile('', path).replaceAll('\\', '/').replace(/^\//, ''), pageJsonPath(path).slice(1)];
  return compress ? files.flatMap(withCompressed) : files;
}

/** Renders pages and writes each at once, so that only one is in memory at a time. */
export async function renderPages(
  pages: readonly PageModel[],
  { outDir, compress, ...context }: RenderOptions & RenderContext,
): Promise<void> {
  for (const page of pages) {
    const { html, json } = renderPage(page, context);
    const [document = '', data = ''] = filesOfPage(page.path, false).map((file) => join(outDir, file));
    for (const folder of new Set([dirname(document), dirname(data)])) mkdirSync(folder, { recursive: true });
    writeFileSync(document, html);
    writeFileSync(data, JSON.stringify(json));
    if (compress) await Promise.all([compressFile(document), compressFile(data)]);
  }
}
