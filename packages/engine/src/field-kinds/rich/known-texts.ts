import type { MarkdownFault } from './markdown-to-html.ts';
import type { SanitizedHtml } from './sanitize-html.ts';

/** A sanitised text. JSON-safe. */
export type KnownText = SanitizedHtml & { faults: MarkdownFault[]; isMarkdown: boolean };

/** All texts together have at most so many characters. A choice: reading them again takes a twentieth of a second. */
const maxCharacters = 8_000_000;

const known = new Map<string, KnownText>();
/** True when this process has sanitised a text that `known` had room for. */
let hasNew = false;
let characters = 0;

/** Returns a text that was sanitised before, by this or an earlier command, or calls `work`. */
export function rememberText(key: string, work: () => KnownText): KnownText {
  const found = known.get(key) ?? work();
  if (remember(key, found)) hasNew = true;
  return found;
}

/** Returns true when the text was not known and there is room for it. */
function remember(key: string, text: KnownText): boolean {
  if (known.has(key) || characters + text.html.length > maxCharacters) return false;
  characters += text.html.length;
  known.set(key, text);
  return true;
}

/** Adds texts that an earlier command with the same code has sanitised. */
export function addKnownTexts(texts: Iterable<readonly [key: string, text: KnownText]>): void {
  for (const [key, text] of texts) remember(key, text);
}

/** Returns all known texts by their keys. Undefined when this process has added none. */
export const listKnownTexts = (): [key: string, text: KnownText][] | undefined => (hasNew ? [...known] : undefined);
