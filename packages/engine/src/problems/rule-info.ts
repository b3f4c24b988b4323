import type { Problem } from './problem.ts';

/**
 * What is known of one code: its severity, the reason for it, and an example. Read by `npm run explain`, the authors'
 * guide and the tests, which check that the wrong example has this problem and the right one has none.
 */
export type RuleInfo = {
  severity: Problem['severity'];
  /** True when problems of this code can have edits that `npm run check -- --fix` applies. */
  fixable: boolean;
  /** What is wrong, in one sentence. */
  summary: string;
  /** Why it matters, for an author. */
  why: string;
  /**
   * What the examples are: lines of a page, one block, lines of a collection (its file is named in a comment in the
   * first line), lines of `site.yaml`, or names of files.
   */
  where: 'page' | 'block' | 'record' | 'settings' | 'file';
  wrong: string;
  right: string;
};
