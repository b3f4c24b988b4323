import type { HostIcons } from '../../host/host.ts';
import type { Definitions } from '../../json-schema/json-schema.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';

/** A page that links may name. `isWhole` is true when all its anchors are known. */
export type TargetPage = { path: string; file: string; anchors: string[]; isWhole: boolean };

/** The ids of a collection's records, and the names of its lists. */
export type TargetRecords = { ids: (string | number)[]; lists: string[]; isComplete: boolean };

/** All targets of references in this site. When a list is not complete, the editor offers it and accepts other names too. */
export type ReferenceTargets = {
  pages: TargetPage[];
  arePagesComplete: boolean;
  /** Paths that redirect. */
  redirects: string[];
  /** Paths of files in `root/`. */
  files: string[];
  /** URLs of files, `/media/<folder>/<file>`. */
  media: string[];
  records: ReadonlyMap<string, TargetRecords>;
  /** Shared blocks with their types; undefined for a file with problems. */
  shared: { name: string; type: string | undefined }[];
};

/** The input of an editor schema. `isTemplate`: in a page file with `collection:`, where every text may contain `{field}`. */
export type EditorContext = {
  schemas: ContentSchemas;
  targets: ReferenceTargets;
  definitions: Definitions;
  icons: HostIcons;
  isTemplate: boolean;
};
