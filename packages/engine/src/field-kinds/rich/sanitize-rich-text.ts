import { createHash } from 'node:crypto';
import type { TextPart } from '../../yaml/yaml-file.ts';
import { type MarkdownFault, markdownToHtml } from './markdown-to-html.ts';
import { type SanitizedHtml, sanitizeHtml } from './sanitize-html.ts';

/** A rich text as sanitised HTML, the mistakes in its Markdown, and how to find its headings in Markdown. */
export type SanitizedText = SanitizedHtml & { faults: MarkdownFault[]; findHeadings?: () => TextPart[] };

/**
 * Sanitises a text in Markdown or HTML. `inline` is true for one line with emphasis only. `name` tells the texts of a site
 * apart that have the same words, for the ids of their footnotes.
 */
export function sanitizeRichText(text: string, inline: boolean, name: string): SanitizedText {
  const key = createHash('sha256').update(`${name}\n${text}`).digest('hex').slice(0, 8);
  const made = markdownToHtml(text, inline, key);
  if (!made) return { ...sanitizeHtml(text, inline), faults: [] };
  const { html, source, findHeadings, faults } = made;
  return { ...sanitizeHtml(html.trimEnd(), inline, { origin: source, footnoteKey: key }), faults, findHeadings };
}
