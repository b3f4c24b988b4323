/** A place in a file. `line` and `column` count from 1; `length` is that of the text to change, in UTF-16 units. */
export type Place = { file: string; line: number; column: number; length: number };

/** Returns the place of what is wrong with a file as a whole. */
export const startOfFile = (file: string): Place => ({ file, line: 1, column: 1, length: 1 });

/** A replacement of the text from `start` up to `end`, in UTF-16 units of the file's text. */
export type TextEdit = { start: number; end: number; text: string };

/**
 * One finding about the content. `code` is the name of the rule and never changes. `message` says what is wrong,
 * `hint` what to write instead. `fix` is the corrected line, ready to paste. Only `createProblem` and the rules over
 * the whole site set codes, and both are typed: see `RuleCode` in `packages/core/src/rules/rule-codes.ts`.
 */
export type Problem = Place & {
  code: string;
  severity: 'error' | 'warning';
  message: string;
  hint?: string;
  fix?: string;
  /** Set when the fix needs no decision: `npm run check -- --fix` applies all edits of a problem together. */
  edits?: TextEdit[];
  /** True when `edits` depend on the text of other files, so that they are applied after all others. */
  isFixedLast?: true;
  /** Edits for a fix that is likely and not sure: a person decides. */
  editsIfChosen?: TextEdit[];
  /** Edits for a problem that only the fixes of other problems have caused. */
  editsIfCaused?: TextEdit[];
  /** A service that `embeds` in `site.yaml` would allow, with the name that visitors see. */
  embed?: { name: string; label: string };
  /** The page and block in the author's words, such as `page "About us", block 3 (faq)`. */
  context?: string;
  /** The text of the line and of the one above it. */
  excerpt: { line: number; text: string }[];
};
