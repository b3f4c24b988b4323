/** A place in a file: line and column count from 1; `length` is that of the text to change. */
export type Place = { file: string; line: number; column: number; length: number };

/** A change of a file's text, from `start` up to `end`, both counted in characters of the text as it was read. */
export type TextEdit = { start: number; end: number; text: string };

/**
 * One finding about the content. `code` is the name of the rule and never changes; `message` says what is
 * wrong and where, `hint` what to write instead, `fix` is the corrected line, ready to paste.
 */
export type Problem = Place & {
  code: string;
  severity: 'error' | 'warning';
  message: string;
  hint?: string;
  fix?: string;
  /** What mends it by itself, where that is safe: `npm run check -- --fix` does it. The edits of one problem belong together. */
  edits?: TextEdit[];
  /** The page and block as the author sees them, such as `page "AI Development", block 3 (faq)`. */
  context?: string;
  /** The text of the line and of the one above it. */
  excerpt: { line: number; text: string }[];
};
