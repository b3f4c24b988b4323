import { type CollectionName, collectionSchemas } from '../../../../schemas/collections/index.ts';
import { isEveryFileKnown } from '../content/find/find-files.ts';
import type { ReferenceTargets, TargetPage } from '../field-kinds/editor/editor-context.ts';
import type { Site } from '../site/load-site.ts';

export const collectionNames = Object.keys(collectionSchemas).filter((name): name is CollectionName =>
  Object.hasOwn(collectionSchemas, name),
);

/** Collects what content may refer to from a loaded site. */
export function collectTargets({
  pages,
  settings,
  named: { files, records, shared },
}: Pick<Site, 'pages' | 'settings' | 'named'>): ReferenceTargets {
  const known = pages.flatMap(({ page: { fields, blocks, source } }): TargetPage[] => {
    if (!fields) return [];
    const anchors = blocks.flatMap(({ block }) => block.id ?? []);
    return [{ path: fields.path, file: source.path, anchors: [...new Set(anchors)], isWhole: blocks.length === fields.blocks.length }];
  });
  const collections = collectionNames.map((name) => {
    const ids = records.ids(name).map((id) => (isNumbered(name) ? Number(id) : id));
    return [name, { ids, lists: records.lists(name), isComplete: records.isComplete(name) }] as const;
  });
  return {
    pages: known.sort((a, b) => (a.path < b.path ? -1 : 1)),
    arePagesComplete: known.length === pages.length && isEveryFileKnown(files) && collections.every(([, { isComplete }]) => isComplete),
    redirects: settings?.redirects.map(({ from }) => from) ?? [],
    media: files.media.map(({ path }) => `/${path}`),
    records: new Map(collections),
    shared: shared.map(({ name, fields }) => ({ name, type: fields?.type })),
  };
}

/** True when the records of a collection have numbers as ids. */
const isNumbered = (name: CollectionName): boolean => collectionSchemas[name].shape.id.safeParse(1).success;
