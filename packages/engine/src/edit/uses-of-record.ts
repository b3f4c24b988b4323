import { linkingPlace } from './linking-place.ts';
import type { SiteEditor } from './site-editor.ts';
import type { LinkingPlace } from './site-editor-types.ts';
import { readTaskSite } from './task-site.ts';

/** Returns the places that name a record. */
export async function usesOfRecord({ parts }: SiteEditor, collection: string, key: string): Promise<LinkingPlace[]> {
  const site = parts.readSite();
  if (!site) return [];
  const task = await readTaskSite({ ...parts, code: parts.readCode(), site });
  return task.sources.references
    .filter(({ kind, target }) => kind === 'record' && target === `${collection}/${key}`)
    .map((reference) => linkingPlace(reference, task));
}
