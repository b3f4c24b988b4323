import { createHash } from 'node:crypto';
import type { TextPart } from '../../yaml/yaml-file.ts';
import { type KnownText, rememberText } from './known-texts.ts';
import { type MarkdownFault, markdownToHtml } from './markdown-to-html.ts';
import { type SanitizedHtml, sanitizeHtml } from './sanitize-html.ts';

/** A rich text as sanitised HTML, the mistakes in its Markdown, and how to find its headings in Markdown. */
export type SanitizedText = SanitizedHtml & { faults: MarkdownFault[]; findHeadings?: () => TextPart[] };

/** The length of the texts that are remembered. Shorter ones are sanitised in less time. */
const minRemembered = 300;

/**
 * Sanitises a text in Markdown or HTML. `inline` is true for one line with emphasis only. `name` tells the texts of a site
 * apart that have the same words, for the ids of their footnotes.
 */
export function sanitizeRichText(text: string, inline: boolean, name: string): SanitizedText {
  const hash = createHash('sha256').update(`${name}\n${text}`).digest('hex');
  const key = hash.slice(0, 8);
  const work = (): KnownText => sanitize(text, inline, key);
  const { isMarkdown, ...sanitized } = text.length < minRemembered ? work() : rememberText(`${inline ? 'line' : 'block'} ${hash}`, work);
  return { ...sanitized, ...(isMarkdown && { findHeadings: () => markdownToHtml(text, inline, key)?.findHeadings() ?? [] }) };
}

function sanitize(text: string, inline: boolean, key: string): KnownText {
  const made = markdownToHtml(text, inline, key);
  if (!made) return { ...sanitizeHtml(text, inline), faults: [], isMarkdown: false };
  const { html, source, faults } = made;
  return { ...sanitizeHtml(html.trimEnd(), inline, { origin: source, footnoteKey: key }), faults, isMarkdown: true };
}
