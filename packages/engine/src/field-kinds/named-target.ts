import type { RecordQuery } from '../schema/fields/record-query.ts';
import type { ValuePath } from '../yaml/yaml-file.ts';

/**
 * The target of a reference. `target` is a URL (`link`), `/media/…`, `faqs/getting-started` (`record`), `faqs` or
 * `portfolio/web` (`records`: all of them), the name of an icon, a block type or a shared block.
 */
export type NamedTarget = {
  kind: 'link' | 'media' | 'record' | 'records' | 'icon' | 'block-type' | 'shared';
  target: string;
  /** The part of a link behind the path of a file, such as `#page=2`. */
  fragment?: string;
  /** The query that selects records of the target's collection. Without one, `records` means every record. */
  query?: RecordQuery;
  path: ValuePath;
  /** True when the text at the path contains more than the target. */
  isWithinText?: boolean;
};
