import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { writeWhole } from '../files/write-whole.ts';

type MappedSite = { root: string; siteDir: string; folder: string; types: readonly string[] };

/**
 * Gives the files of the types of a site their schemas in `.vscode/settings.json`: the records of each type, and its words in other
 * languages. The lines stand above that of `type.json`. Does nothing for a site that the settings do not name.
 */
export async function mapSchemasOfTypes({ root, siteDir, folder, types }: MappedSite): Promise<void> {
  const file = join(root, '.vscode', 'settings.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const mapped = text && withTypes(text, { schemas: `./${pathIn(root, folder)}`, site: pathIn(root, siteDir), types });
  if (mapped !== undefined && mapped !== text) await writeWhole(file, mapped);
}

const pathIn = (root: string, path: string): string => relative(root, path).replaceAll('\\', '/');

/** Returns the settings with the lines of these types in the place of those of earlier ones. */
function withTypes(text: string, { schemas, site, types }: { schemas: string; site: string; types: readonly string[] }): string {
  const lines = text.split('\n');
  const isOf = (line: string, schema: string): boolean => line.trimStart().startsWith(`"${schemas}/${schema}`);
  const earlier = lines.flatMap((line) => (isOf(line, 'types/') ? (/types\/([^/]+)\.json"/.exec(line)?.[1] ?? []) : []));
  const isEarlier = (line: string): boolean =>
    earlier.some((name) => ['types', 'collections', 'records'].some((folder) => isOf(line, `${folder}/${name}.json"`)));
  const kept = lines.filter((line) => !isEarlier(line));
  // Above another line, each new one ends with a comma.
  const at = kept.findIndex((line) => isOf(line, 'type.json"'));
  const next = kept[at] ?? '';
  const indent = next.slice(0, next.length - next.trimStart().length);
  const end = next.endsWith('\r') ? '\r' : '';
  const added = types.flatMap((name) => [
    [`types/${name}`, `types/*/${name}.yaml`],
    [`collections/${name}`, `collections/${name}.yaml`],
    [`records/${name}`, `collections/${name}/*.yaml`],
  ]);
  const rows = added.map(([schema, files]) => `${indent}"${schemas}/${schema}.json": ["${site}/${files}"],${end}`);
  return at < 0 ? text : [...kept.slice(0, at), ...rows, ...kept.slice(at)].join('\n');
}
