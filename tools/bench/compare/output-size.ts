import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from '../figure.ts';
import type { ToolSite } from './tool-site.ts';

/** The files of a built site outside of `media/`, without compressed copies, and their bytes. */
export type OutputSize = { files: number; bytes: number; html: number };

/** Measures the built site of each builder, ours first. */
export const measureOutputs = (sites: readonly ToolSite[]): Promise<OutputSize[]> => Promise.all(sites.map(({ outDir }) => sizeOf(outDir)));

/** Returns the size of a built site. */
export async function sizeOf(folder: string): Promise<OutputSize> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.startsWith(join(folder, 'media', '/')));
  const size = { files: files.length, bytes: 0, html: 0 };
  for (const file of files) {
    const { size: bytes } = await stat(file);
    size.bytes += bytes;
    if (file.endsWith('.html')) size.html += bytes;
  }
  return size;
}

type Outputs = { tools: readonly string[]; small: readonly OutputSize[]; large: readonly OutputSize[]; pages: number };

/** Returns what a page adds to the built site of each builder, ours first. `large` has so many `pages` more than `small`. */
export const outputFigures = ({ tools, small, large, pages }: Outputs): Figure[] =>
  tools.flatMap((tool, index): Figure[] => {
    const added = (item: keyof OutputSize): number => ((large[index]?.[item] ?? Number.NaN) - (small[index]?.[item] ?? Number.NaN)) / pages;
    const isOurs = index === 0;
    return [
      { ...(isOurs && { budget: 'page-files' }), what: `files of a page: ${tool}`, value: added('files'), unit: 'files' },
      { what: `HTML of a page: ${tool}`, value: added('html') / 1000, unit: 'kB' },
      {
        ...(isOurs && { budget: 'page-bytes' }),
        what: `written for a page, of its HTML: ${tool}`,
        value: added('bytes') / added('html'),
        unit: 'ratio',
      },
    ];
  });
