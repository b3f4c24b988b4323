import type { RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { findHtmlExcess } from './html-limits.ts';

/** A top-level block of a rich text: its place in the text, and its HTML, which is not sanitised. Without HTML, it is not on the page by itself. */
export type RichPart = { from: number; to: number; html: string };

/** The elements that stand within a line. */
const inlineNames = new Set([
  'a',
  'abbr',
  'br',
  'code',
  'del',
  'em',
  'img',
  'ins',
  'kbd',
  'mark',
  's',
  'strong',
  'sub',
  'sup',
  'b',
  'i',
  'span',
]);

const isInline = (node: RootContent): boolean => node.type === 'text' || (node.type === 'element' && inlineNames.has(node.tagName));

/** Splits HTML into its top-level elements. Words outside of them are parts too. Undefined when the elements have no place in the text. */
export function partsOfHtml(text: string): RichPart[] | undefined {
  if (findHtmlExcess(text)) return undefined;
  const parts: RichPart[] = [];
  let isLine = false;
  for (const node of fromHtml(text, { fragment: true }).children) {
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    const last = parts.at(-1);
    if (from === undefined || to === undefined || from < (last?.to ?? 0)) return undefined;
    if (node.type === 'text' && node.value.trim() === '' && !isLine) continue;
    if (isInline(node) && isLine && last) last.to = to;
    else parts.push({ from, to, html: '' });
    isLine = isInline(node);
  }
  return parts.map(({ from, to }) => {
    const written = text.slice(from, to);
    const start = from + written.length - written.trimStart().length;
    const end = from + written.trimEnd().length;
    return { from: start, to: end, html: text.slice(start, end) };
  });
}
