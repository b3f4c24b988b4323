import type { MarkdownFault } from './markdown-to-html.ts';
import type { SanitizedHtml } from './sanitize-html.ts';

/** A sanitised text. */
export type KnownText = SanitizedHtml & { faults: MarkdownFault[]; isMarkdown: boolean };

/** All texts together have at most so many characters. A choice: the long texts of some thousand pages. */
const maxCharacters = 8_000_000;

const known = new Map<string, KnownText>();
let characters = 0;

/** Returns a text that this process has sanitised before, or calls `work`: a text is checked, and then shown, on several pages perhaps. */
export function rememberText(key: string, work: () => KnownText): KnownText {
  const found = known.get(key) ?? work();
  if (known.has(key) || characters + found.html.length > maxCharacters) return found;
  characters += found.html.length;
  known.set(key, found);
  return found;
}
