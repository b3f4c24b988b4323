import { type CollectionName, collectionSchemas } from '../../../../schemas/collections/index.ts';
import { isEveryFileKnown } from '../content/find/find-files.ts';
import type { Site } from '../site/load-site.ts';

/** A page as links lead to it. `isWhole` says that all its anchors are known. */
export type OwnPage = { path: string; file: string; anchors: string[]; isWhole: boolean };

/** The records of a collection as pages refer to them, and the names of its lists. */
export type OwnRecords = { ids: (string | number)[]; lists: string[]; isComplete: boolean };

/** What content may name because this site has it. What is not complete is offered, and other names are accepted. */
export type OwnThings = {
  pages: OwnPage[];
  arePagesComplete: boolean;
  /** Paths that lead on to others. */
  redirects: string[];
  /** Addresses of files, `/media/<folder>/<file>`. */
  media: string[];
  records: ReadonlyMap<string, OwnRecords>;
  /** Shared blocks with their types; without one while the file is wrong. */
  shared: { name: string; type: string | undefined }[];
};

export const collectionNames = Object.keys(collectionSchemas).filter((name): name is CollectionName =>
  Object.hasOwn(collectionSchemas, name),
);

/** Collects them from a loaded site. */
export function ownThings({ pages, settings, named: { files, records, shared } }: Pick<Site, 'pages' | 'settings' | 'named'>): OwnThings {
  const known = pages.flatMap(({ page: { shell, blocks, source } }): OwnPage[] => {
    if (!shell) return [];
    const anchors = blocks.flatMap(({ block }) => block.id ?? []);
    return [{ path: shell.path, file: source.path, anchors: [...new Set(anchors)], isWhole: blocks.length === shell.blocks.length }];
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

/** Whether the records of a collection have numbers for ids. */
const isNumbered = (name: CollectionName): boolean => collectionSchemas[name].shape.id.safeParse(1).success;
