import type { LongText } from '../../field-kinds/resolve-context.ts';
import type { MediaFacts } from '../../media/media-facts.ts';
import type { WrittenRecords } from '../collections.ts';

/** A resolved record. `isWhole` when no reference is broken, `isLeftOut` when a record that it needs is not published now. */
export type FoundRecord = {
  value: unknown;
  isWhole: boolean;
  isLeftOut: boolean;
  mediaFiles: ReadonlyMap<string, MediaFacts>;
  /** Its texts with headings. */
  longTexts: readonly LongText[];
};

/** The records of a view. Ids are `id`, or `list/id` where there are lists. */
export type RecordIndex = WrittenRecords & {
  /** Returns a resolved record. When it has a page, `href` is the path of the page. */
  get: (collection: string, id: string) => FoundRecord | undefined;
  /** True when a page file makes pages from the collection. */
  hasPages: (collection: string) => boolean;
  /** Returns the path of a record's first published page. Undefined when it has none. */
  pathOf: (collection: string, id: string) => string | undefined;
};
