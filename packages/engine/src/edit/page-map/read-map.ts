import { type ContentSchemas, type ResolvedPage, readYamlOf, type Site } from '@pagewright/core';
import { readText } from '../site-changes.ts';
import type { MapCode } from '../site-editor-types.ts';
import { blocksIn } from '../written-blocks.ts';
import type { ReadFile } from './map-layout.ts';
import { mapPage, type PageMap } from './map-page.ts';

/** Reads the files of a page, and returns which nodes of the page show which fields. Undefined when it has no file any more. */
export async function readMap(
  resolved: ResolvedPage,
  { site, ...code }: MapCode & { site: Site; schemas: ContentSchemas },
): Promise<PageMap | undefined> {
  const { source, language } = resolved.page;
  const { settings, ofLanguages } = site.named.files;
  const name = `site.${language}.yaml`.toLowerCase();
  const own = ofLanguages.find(({ path }) => path.toLowerCase() === name);
  const page = await readFile(source);
  const [read, readOwn] = await Promise.all([readFile(settings), own && readFile(own)]);
  return (
    page && mapPage({ resolved, blocks: blocksIn(page.value), settings: read ?? { file: '', value: {} }, own: readOwn, site, ...code })
  );
}

async function readFile({ path, absolute }: { path: string; absolute: string }): Promise<ReadFile | undefined> {
  const text = await readText(absolute);
  return text === undefined ? undefined : { file: path, value: readYamlOf(path, text).value };
}
