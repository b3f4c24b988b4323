import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { memoizeCall } from '../../text/memoize.ts';
import type { TextPart } from '../../yaml/yaml-file.ts';
import { type MarkdownFault, markdownToHtml } from './markdown-to-html.ts';
import { type SanitizedHtml, sanitizeHtml } from './sanitize-html.ts';

/** A rich text as sanitised HTML, the mistakes in its Markdown, and how to find its headings in Markdown. */
type SanitizedText = SanitizedHtml & { faults: MarkdownFault[]; findHeadings?: () => TextPart[] };

/** The length of the texts that are remembered. Shorter ones are sanitised in less time. */
const minRemembered = 300;

/**
 * Sanitises a text in Markdown or HTML. `inline` is true for one line with emphasis only. `name` tells the texts of a site
 * apart that have the same words, for the ids of their footnotes.
 */
export function sanitizeRichText(text: string, inline: boolean, name: string): SanitizedText {
  // Most texts are short and have no footnotes, so nothing asks for it.
  const hash = memoizeCall(() => bytesToHex(sha256(utf8ToBytes(`${name}\n${text}`))));
  const key = (): string => hash().slice(0, 8);
  const work = (): KnownText => sanitize(text, inline, key);
  const { isMarkdown, ...sanitized } = text.length < minRemembered ? work() : rememberText(`${inline ? 'line' : 'block'} ${hash()}`, work);
  return { ...sanitized, ...(isMarkdown && { findHeadings: () => markdownToHtml(text, inline, key)?.findHeadings() ?? [] }) };
}

function sanitize(text: string, inline: boolean, key: () => string): KnownText {
  const made = markdownToHtml(text, inline, key);
  if (!made) return { ...sanitizeHtml(text, inline), faults: [], isMarkdown: false };
  const { html, source, faults } = made;
  return { ...sanitizeHtml(html.trimEnd(), inline, { origin: source, footnoteKey: key() }), faults, isMarkdown: true };
}

/** A sanitised text. */
type KnownText = SanitizedHtml & { faults: MarkdownFault[]; isMarkdown: boolean };

/** All texts together have at most so many characters. A choice: the long texts of some thousand pages. */
const maxCharacters = 8_000_000;

const known = new Map<string, KnownText>();
let characters = 0;

/** Returns a text that this process has sanitised before, or calls `work`: a text is checked, and then shown, on several pages perhaps. */
function rememberText(key: string, work: () => KnownText): KnownText {
  const found = known.get(key) ?? work();
  if (known.has(key) || characters + found.html.length > maxCharacters) return found;
  characters += found.html.length;
  known.set(key, found);
  return found;
}
