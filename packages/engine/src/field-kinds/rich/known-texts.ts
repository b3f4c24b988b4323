import type { MarkdownFault } from './markdown-to-html.ts';
import type { SanitizedHtml } from './sanitize-html.ts';

/** A sanitised text. JSON-safe. */
export type KnownText = SanitizedHtml & { faults: MarkdownFault[]; isMarkdown: boolean };

/** All texts together have at most so many characters. A choice: reading them again takes a twentieth of a second. */
const maxCharacters = 8_000_000;

const known = new Map<string, KnownText>();
const added = new Set<string>();
let characters = 0;

/** Returns a text that was sanitised before, by this or an earlier command, or calls `work`. */
export function rememberText(key: string, work: () => KnownText): KnownText {
  const found = known.get(key) ?? work();
  if (!known.has(key)) added.add(key);
  remember(key, found);
  return found;
}

function remember(key: string, text: KnownText): void {
  if (known.has(key) || characters + text.html.length > maxCharacters) return;
  characters += text.html.length;
  known.set(key, text);
}

/** Adds texts that an earlier command with the same code has sanitised. */
export function addKnownTexts(texts: Iterable<readonly [key: string, text: KnownText]>): void {
  for (const [key, text] of texts) remember(key, text);
}

/** Returns all known texts by their keys. Undefined when this command has added none. */
export const listKnownTexts = (): [key: string, text: KnownText][] | undefined => (added.size > 0 ? [...known] : undefined);
