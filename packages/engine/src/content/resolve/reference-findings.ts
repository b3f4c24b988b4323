import type { Finding } from '../../field-kinds/resolve-context.ts';
import type { MediaFacts } from '../../media/media-facts.ts';
import type { MediaIndex } from '../find/media-index.ts';
import type { InputKey } from '../graph/dependency-graph.ts';
import type { RecordIndex } from './record-lookup.ts';

/** What the pages of a site share while they are resolved. */
export type ResolveIndexes = { media: MediaIndex; records: RecordIndex };

/** Where a lookup of media or records finds its targets, and where it adds what it used and reported. */
export type ReferenceFindings = {
  readonly indexes: ResolveIndexes;
  readonly inputs: Set<InputKey>;
  readonly mediaFiles: Map<string, MediaFacts>;
  /** True when a value was omitted because another problem already explains why, such as a record in an unreadable file. */
  isIncomplete: boolean;
  report: (finding: Finding) => void;
};
