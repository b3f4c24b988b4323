import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { islandsJsonPath, type PageModel, pageFile } from '@pagewright/core';
import type { SiteCode } from '../definition/site-code.ts';
import { withCompressed, writePageFile } from '../files/compress.ts';
import { componentMistake } from './component-mistake.ts';
import { createRenderBlock, mayHydrate, providedLayouts } from './render-block.tsx';
import { type RenderContext, renderPage } from './render-page.tsx';

/** The parts of the context that are code. Workers load them themselves. */
type CodeContext = 'renderBlock' | 'traitsOf' | 'theme' | 'layouts' | 'heads' | 'links';

/** Options for rendering pages into a folder. Plain data, so that workers can receive them. */
export type RenderOptions = Omit<RenderContext, CodeContext> & {
  outDir: string;
  /** Also writes HTML compressed as brotli and gzip. */
  compress: boolean;
};

/** Returns the output files of a page: the document and, with `hasIslands`, the JSON of its islands. With `compress` also as brotli and gzip. */
export function filesOfPage(path: string, { compress, hasIslands }: { compress: boolean; hasIslands: boolean }): string[] {
  const files = [pageFile(path), ...(hasIslands ? [islandsJsonPath(path).slice(1)] : [])];
  return compress ? files.flatMap(withCompressed) : files;
}

/** Renders pages and writes each immediately, so that the HTML of only one is in memory at a time. */
export function renderPages(pages: readonly PageModel[], { outDir, compress, ...context }: RenderOptions & RenderContext): void {
  for (const page of pages) {
    const { document, islandsText } = renderPage(page, context);
    const types = page.blocks.map(({ type }) => type);
    const files = filesOfPage(page.path, { compress: false, hasIslands: mayHydrate(types, context.traitsOf) });
    const texts = [document, [islandsText]];
    for (const folder of new Set(files.map((name) => dirname(name)))) mkdirSync(join(outDir, folder), { recursive: true });
    for (const [index, name] of files.entries()) writePageFile(join(outDir, name), texts[index] ?? [], compress);
  }
}

/** Loads the components of a site, once for many pages. Rejects with a `ComponentMistake` for a module of a block type that throws. */
export async function loadCodeContext(code: SiteCode): Promise<Pick<RenderContext, CodeContext>> {
  try {
    return await loadComponents(code);
  } catch (error) {
    throw await componentMistake(error, code);
  }
}

async function loadComponents(code: SiteCode): Promise<Pick<RenderContext, CodeContext>> {
  const components = await code.components();
  const { theme, traitsOf, heads } = code;
  return {
    theme,
    traitsOf,
    heads,
    layouts: providedLayouts(components),
    renderBlock: await createRenderBlock(components, traitsOf, code.componentFile),
  };
}
