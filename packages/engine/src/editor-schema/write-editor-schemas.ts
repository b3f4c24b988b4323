import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ContentSchemas, JsonSchema, ReferenceTargets, Site } from '@pagewright/core';
import { isInside } from '../files/is-inside.ts';
import { writeWhole } from '../files/write-whole.ts';
import { blockSnippets } from './block-schema.ts';
import { collectTargets } from './collect-targets.ts';
import {
  collectionFileSchema,
  labelsFileSchema,
  recordFileSchema,
  sharedFileSchema,
  siteFileSchema,
  stringsFileSchema,
  typeFileSchema,
} from './data-file-schemas.ts';
import { mapSchemasOfTypes } from './map-schemas.ts';
import { pageFileSchema } from './page-file-schema.ts';

type EditedSite = {
  root: string;
  siteDir: string;
  site: Pick<Site, 'pages' | 'settings' | 'named' | 'schemas'>;
  /** True while somebody edits the site, so that schemas are written for a site outside of the project too. */
  isBeingEdited?: boolean;
};

/** The file with a hash of the input. */
const stampFile = 'made-from.txt';

/**
 * Writes the JSON Schemas with which editors complete and check the site's files to `editorFolder`. Does nothing when the
 * input did not change. Writes only changed files, atomically, and returns their names.
 */
export async function writeEditorSchemas({ root, siteDir, site, isBeingEdited = false }: EditedSite): Promise<string[]> {
  if (!isBeingEdited && !isInside(siteDir, root)) return [];
  const folder = editorFolder(root, siteDir);
  await mapSchemasOfTypes({ root, siteDir, folder, types: Object.keys(site.schemas.types) });
  const own = collectTargets(site, site.schemas);
  const stamp = stampOf(own, site.schemas);
  if ((await textOf(join(folder, stampFile))) === stamp) return [];
  const schemas = Object.entries(editorSchemas({ root, schemas: site.schemas }, own));
  const written = await Promise.all(
    schemas.map(async ([name, schema]) => ((await replaceFile(join(folder, name), JSON.stringify(schema))) ? [name] : [])),
  );
  await replaceFile(join(folder, stampFile), stamp);
  return written.flat();
}

/** Hashes the names of the site, its types and the code. The folder of the running command is named after the state of its sources. */
function stampOf(own: ReferenceTargets, { types }: ContentSchemas): string {
  const names = JSON.stringify({ ...own, records: [...own.records], types });
  return createHash('sha256')
    .update(import.meta.url)
    .update(names)
    .digest('hex');
}

/** Returns the folder of a site's schemas: `.cache/editor/<path of the site>`, or `.editor` in a site outside of the project. */
export const editorFolder = (root: string, siteDir: string): string =>
  isInside(siteDir, root) ? join(root, '.cache', 'editor', relative(root, siteDir)) : join(siteDir, '.editor');

/** Returns every schema by the name of its file. */
export function editorSchemas(
  { root, schemas }: { root: string; schemas: ContentSchemas },
  own: ReferenceTargets,
): Record<string, JsonSchema> {
  const snippets = blockSnippets(root, schemas);
  const site = { schemas, targets: own };
  const collections = schemas.collectionNames.flatMap((name) => [
    [`collections/${name}.json`, collectionFileSchema(name, site)] as const,
    [`records/${name}.json`, recordFileSchema(name, site)] as const,
  ]);
  const labels = Object.keys(schemas.types).map((name) => [`types/${name}.json`, labelsFileSchema(name, site)] as const);
  return {
    'page.json': pageFileSchema(site, snippets),
    'shared-block.json': sharedFileSchema(site, snippets),
    'site.json': siteFileSchema(site),
    'strings.json': stringsFileSchema(site),
    'type.json': typeFileSchema(site),
    ...Object.fromEntries([...collections, ...labels]),
  };
}

/** Returns true when the file had another content. */
async function replaceFile(file: string, text: string): Promise<boolean> {
  if ((await textOf(file)) === text) return false;
  await writeWhole(file, text);
  return true;
}

const textOf = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);
