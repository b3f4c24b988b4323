import {
  accepts,
  type ContentSchemas,
  isEveryFileKnown,
  planIn,
  planOf,
  type ReferenceTargets,
  rootPaths,
  type Site,
  type TargetPage,
} from '@pagewright/core';

/** Collects the targets of references from a loaded site. */
export function collectTargets(
  { pages, settings, named: { files, records, shared } }: Pick<Site, 'pages' | 'settings' | 'named'>,
  { collectionNames, recordSchema }: ContentSchemas,
): ReferenceTargets {
  const taken = new Set(pages.flatMap(({ page: { fields } }) => fields?.path ?? []));
  const known = pages.flatMap(({ headingIds, page: { fields, declared, outline, source, prefix, isFallback } }): TargetPage[] => {
    if (!fields) return [];
    const anchors = outline.flatMap(({ id, nestedIds = [] }) => [
      ...(id === undefined ? [] : [id]),
      ...nestedIds.map((nested) => nested.id),
    ]);
    const target = {
      path: fields.path,
      file: source.path,
      anchors: [...new Set([...anchors, ...headingIds])],
      isWhole: outline.length === declared,
    };
    // Files of a language name its pages without the prefix.
    const own = prefix === undefined || isFallback ? undefined : fields.path.slice(prefix.length);
    return own && !taken.has(own) ? [target, { ...target, path: own }] : [target];
  });
  const collections = collectionNames.map((name) => {
    const isNumbered = accepts(planIn(planOf(recordSchema(name)), 'id'), 1);
    const ids = records.ids(name).map((id) => (isNumbered ? Number(id) : id));
    return [name, { ids, lists: records.lists(name), isComplete: records.isComplete(name) }] as const;
  });
  return {
    pages: known.sort((a, b) => (a.path < b.path ? -1 : 1)),
    arePagesComplete:
      pages.every(({ page }) => page.fields !== undefined) &&
      isEveryFileKnown(files) &&
      collections.every(([, { isComplete }]) => isComplete),
    files: rootPaths(files.root),
    redirects: settings?.redirects.map(({ from }) => from) ?? [],
    media: files.media.map(({ path }) => `/${path}`),
    records: new Map(collections),
    shared: shared.map(({ name, fields }) => ({ name, type: fields?.type })),
  };
}
