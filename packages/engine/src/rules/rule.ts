/** What is known of one kind of problem: why it matters, and how it looks wrong and right. */
export type Rule = {
  /** The name of the rule, as problems carry it. It never changes. */
  code: string;
  severity: 'error' | 'warning';
  /** Whether `npm run check -- --fix` mends it where that is safe. */
  fixable: boolean;
  /** What it says about the content, in one sentence. */
  summary: string;
  why: string;
  /**
   * What the examples are: lines of a page, one block, lines of a collection (named in the comment above them)
   * or of `site.yaml`, or names of files.
   */
  where: 'page' | 'block' | 'record' | 'settings' | 'file';
  wrong: string;
  right: string;
};
