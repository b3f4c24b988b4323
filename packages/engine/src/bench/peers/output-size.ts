import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from '../figure.ts';
import type { ToolSite } from './tool-site.ts';

/** Returns what each builder wrote for a page: the kilobytes of all files, without pictures, videos and fonts, over the number of pages. */
export async function outputFigures(sites: readonly ToolSite[], pages: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { tool, outDir } of sites.slice(0, -1)) {
    const { html, all } = await bytesIn(outDir);
    figures.push({ what: `HTML of a page: ${tool}`, value: html / 1000 / pages, unit: 'kB' });
    figures.push({ what: `written for a page: ${tool}`, value: all / 1000 / pages, unit: 'kB' });
  }
  return figures;
}

/** Returns the bytes of a built site outside of `media/`. */
export async function bytesIn(folder: string): Promise<{ html: number; all: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const sum = { html: 0, all: 0 };
  for (const file of files.filter((path) => !path.startsWith(join(folder, 'media')))) {
    const { size } = await stat(file);
    sum.all += size;
    if (file.endsWith('.html')) sum.html += size;
  }
  return sum;
}
