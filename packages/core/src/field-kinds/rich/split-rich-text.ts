import type { Token } from 'markdown-it';
import { partsOfHtml, type RichPart } from './html-parts.ts';
import { createTokenRenderer } from './markdown-elements.ts';
import { isHtml } from './markdown-or-html.ts';
import { parseMarkdown, parseMarkdownLine } from './markdown-parser.ts';
import { firstLevel, isTooManyNotes } from './markdown-to-html.ts';

/** A rich text in parts. Between them are only spaces and empty lines. `shift`: how much larger levels of headings are in HTML than in Markdown. */
export type SplitText = { syntax: 'markdown' | 'html'; parts: RichPart[]; shift: number };

/**
 * Splits a rich text into its top-level blocks. `inline` is true for one line with emphasis only: it is one part. Returns undefined for a text that
 * is too costly to parse, or whose HTML is so wrong that its parts have no place in it.
 */
export function splitRichText(text: string, inline: boolean): SplitText | undefined {
  if (isTooManyNotes(text)) return undefined;
  const hasTags = /<[a-z]/i.test(text);
  if (inline) {
    const isMarkdown = !isHtml(text, true) || !hasTags;
    return { syntax: isMarkdown ? 'markdown' : 'html', parts: [lineOf(text, isMarkdown)], shift: 0 };
  }
  if (!hasTags || !isHtml(text, false)) return splitMarkdown(text);
  const parts = partsOfHtml(text);
  return parts && { syntax: 'html', parts, shift: 0 };
}

function lineOf(text: string, isMarkdown: boolean): RichPart {
  const tokens = parseMarkdownLine(text);
  return { from: 0, to: text.length, html: isMarkdown ? renderTokens(tokens, 0, tokens.length) : text };
}

/** Splits Markdown, also a text that is the same in HTML. `shift` replaces the one that the headings of the text have. */
export function splitMarkdown(text: string, shift?: number): SplitText {
  const { tokens } = parseMarkdown(text);
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const levels = headings.map(({ tag }) => Number(tag.slice(1)));
  const own = shift ?? (levels.length > 0 ? firstLevel - Math.min(...levels) : 0);
  for (const token of headings) token.tag = `h${Number(token.tag.slice(1)) + own}`;
  return { syntax: 'markdown', parts: partsOfMarkdown(text, tokens), shift: own };
}

function partsOfMarkdown(text: string, tokens: Token[]): RichPart[] {
  const lines = [0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)];
  const lineStart = (line: number): number => lines[line] ?? text.length;
  const shown: RichPart[] = [];
  let notes = '';
  for (const [start, end] of groupsOf(tokens)) {
    const html = renderTokens(tokens, start, end);
    const maps = tokens.slice(start, end).flatMap(({ map }) => (map ? [map] : []));
    if (tokens[start]?.type === 'footnote_block_open') notes = html;
    else
      shown.push(trimmed(text, lineStart(Math.min(...maps.map(([from]) => from))), lineStart(Math.max(...maps.map(([, to]) => to))), html));
  }
  const parts = withUnshown(text, shown);
  const last = parts.findLast(({ html }) => html === '');
  if (last) last.html = notes;
  return parts;
}

/** Returns where each top-level block starts and ends in a list of tokens. */
function groupsOf(tokens: readonly Token[]): [number, number][] {
  const groups: [number, number][] = [];
  let depth = 0;
  let start = 0;
  for (const [index, { nesting }] of tokens.entries()) {
    if (depth === 0) start = index;
    depth += nesting;
    if (depth === 0) groups.push([start, index + 1]);
  }
  return groups;
}

/** Adds what is between the blocks and not on the page by itself, such as definitions of links and footnotes. */
function withUnshown(text: string, shown: readonly RichPart[]): RichPart[] {
  const ends = [0, ...shown.map(({ to }) => to)];
  return ends.flatMap((end, index) => {
    const next = shown[index];
    const between = trimmed(text, end, next?.from ?? text.length, '');
    return [...(between.from < between.to ? [between] : []), ...(next ? [next] : [])];
  });
}

/** A part without the empty lines around it. The first line keeps its indent. */
function trimmed(text: string, from: number, to: number, html: string): RichPart {
  const written = text.slice(from, to);
  const [before = ''] = /^(?:[ \t]*\r?\n)*/.exec(written) ?? [];
  const length = written.trimEnd().length;
  return { from: from + Math.min(before.length, length), to: from + length, html };
}

function renderTokens(tokens: Token[], start: number, end: number): string {
  const htmlOf = createTokenRenderer('');
  const render = (list: Token[], index: number): string => {
    const token = list[index];
    return token?.type === 'inline'
      ? (token.children ?? []).map((_, at) => render(token.children ?? [], at)).join('')
      : htmlOf(list, index);
  };
  return tokens
    .slice(start, end)
    .map((_, index) => render(tokens, start + index))
    .join('');
}
