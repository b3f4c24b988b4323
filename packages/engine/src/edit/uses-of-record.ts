import type { SiteEditor } from './site-editor.ts';
import type { LinkingPlace } from './site-editor-types.ts';
import { readTaskSite } from './task-site.ts';

/** Returns the places that name a record, in words. */
export async function usesOfRecord({ parts }: SiteEditor, collection: string, key: string): Promise<LinkingPlace[]> {
  const site = parts.readSite();
  if (!site) return [];
  const { sources } = await readTaskSite({ ...parts, code: parts.readCode(), site });
  return sources.references.flatMap(({ kind, target, file, path, context }) => {
    if (kind !== 'record' || target !== `${collection}/${key}`) return [];
    const { file: name, line } = file.locate(path, 'value');
    return [{ place: `${name}:${line}`, context }];
  });
}
