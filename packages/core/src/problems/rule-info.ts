import type { Problem } from './problem.ts';

/**
 * The documentation of one code, for `npm run explain` and the authors' guide. Tests check that the wrong example has
 * this problem and that the right one has none.
 */
export type RuleInfo = {
  severity: Problem['severity'];
  /** True when problems of this code can have edits that `npm run check -- --fix` applies. */
  fixable: boolean;
  /** What is wrong, in one sentence. */
  summary: string;
  /** Why it matters to an author. */
  why: string;
  /**
   * The content of the examples: lines of a page, one block, a whole collection (a comment in the first line names its
   * file), lines of `site.yaml`, or names of files.
   */
  where: 'page' | 'block' | 'record' | 'settings' | 'file';
  wrong: string;
  right: string;
};
