import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteCode } from '../definition/site-code.ts';
import { withCompressed, writePageFile } from '../files/compress.ts';
import { pageJsonPath } from '../model/page-data.ts';
import type { PageModel } from '../model/page-model.ts';
import { htmlFilePath } from './output/html-file-path.ts';
import { createRenderBlock } from './render-block.tsx';
import { type RenderContext, renderPage } from './render-page.tsx';

/** The parts of the context that are code. Workers load them themselves. */
type CodeContext = 'renderBlock' | 'traitsOf' | 'theme' | 'layouts';

/** Options for rendering pages into a folder. Plain data, so that workers can receive them. */
export type RenderOptions = Omit<RenderContext, CodeContext> & {
  outDir: string;
  /** Also writes HTML compressed as brotli and gzip. */
  compress: boolean;
};

/** Returns the output files of a page: the document and its JSON, with `compress` also as brotli and gzip. */
export function filesOfPage(path: string, compress: boolean): string[] {
  const files = [htmlFilePath('', path).replaceAll('\\', '/').replace(/^\//, ''), pageJsonPath(path).slice(1)];
  return compress ? files.flatMap(withCompressed) : files;
}

/** Renders pages and writes each immediately, so that only one is in memory at a time. */
export function renderPages(pages: readonly PageModel[], { outDir, compress, ...context }: RenderOptions & RenderContext): void {
  for (const page of pages) {
    const { html, json } = renderPage(page, context);
    const [document = '', data = ''] = filesOfPage(page.path, false).map((file) => join(outDir, file));
    for (const folder of new Set([dirname(document), dirname(data)])) mkdirSync(folder, { recursive: true });
    writePageFile(document, html, compress);
    writePageFile(data, JSON.stringify(json), compress);
  }
}

/** Loads the components of a site, once for many pages. */
export async function loadCodeContext(code: SiteCode): Promise<Pick<RenderContext, CodeContext>> {
  const components = await code.components();
  const { theme, traitsOf } = code;
  return { theme, traitsOf, layouts: components.layouts, renderBlock: await createRenderBlock(components, traitsOf) };
}
