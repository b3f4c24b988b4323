/** The part of the core that reads rich texts, for the editor: it runs in the browser of an author, and visitors never load it. */

export type { RichPart } from './field-kinds/rich/html-parts.ts';
export { sanitizeHtml } from './field-kinds/rich/sanitize-html.ts';
export { sanitizeRichText } from './field-kinds/rich/sanitize-rich-text.ts';
export { type SplitText, splitMarkdown, splitRichText } from './field-kinds/rich/split-rich-text.ts';
export { isMediaPath } from './text/media-path.ts';
export { isSafeHref } from './text/safe-href.ts';
