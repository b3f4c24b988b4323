/// <reference path="./markdown-it-footnote.d.ts" />

import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it';
import footnote from 'markdown-it-footnote';
import { acceptSpaces, linkAddresses, markCaptions, markQuotes, markTasks, takeHeadingIds } from './markdown-plugins.ts';

/**
 * The maximum nesting that the parser follows. Elements that are nested more than `maxHtmlDepth` levels deep are
 * reported, so that nothing below this limit is lost.
 */
const maxNesting = 100;

/** Keeps the URLs of links as written: the sanitizer and the rules check them. */
const asWritten = { validateLink: () => true, normalizeLink: (url: string) => url, normalizeLinkText: (url: string) => url };

let blockParser: MarkdownIt | undefined;
let lineParser: MarkdownIt | undefined;

/** Returns the tokens of a Markdown text, and its footnotes that nothing refers to. */
export function parseMarkdown(text: string): { tokens: Token[]; unusedNotes: string[] } {
  blockParser ??= createBlockParser();
  const notes: { footnotes?: { refs?: Record<string, number> } } = {};
  const tokens = blockParser.parse(text, notes);
  const unused = Object.entries(notes.footnotes?.refs ?? {}).filter(([, index]) => index < 0);
  return { tokens, unusedNotes: unused.map(([label]) => label.slice(1)) };
}

/** Returns the tokens of one line of Markdown: emphasis and escaped characters. */
export function parseMarkdownLine(text: string): Token[] {
  lineParser ??= Object.assign(createMarkdownIt('zero', { html: true, maxNesting }), asWritten).enable([
    ...['emphasis', 'entity', 'escape', 'html_inline'],
  ]);
  return lineParser.parseInline(text, {});
}

/** Renders a token with the parser's own renderer. */
export function renderWithParser(tokens: Token[], index: number): string {
  blockParser ??= createBlockParser();
  const { renderer, options } = blockParser;
  const rule = renderer.rules[tokens[index]?.type ?? ''];
  return rule ? rule(tokens, index, options, {}, renderer) : renderer.renderToken(tokens, index, options);
}

/** CommonMark with tables, strikethrough, footnotes, tasks and links for bare addresses. Indented lines are no code, because indented HTML is common. */
function createBlockParser(): MarkdownIt {
  const parser = Object.assign(createMarkdownIt({ html: true, maxNesting }), asWritten);
  parser.use(footnote).disable(['code', 'footnote_inline']);
  linkAddresses(parser);
  acceptSpaces(parser);
  parser.core.ruler.before('inline', 'heading_ids', takeHeadingIds);
  parser.core.ruler.before('inline', 'tasks', markTasks);
  parser.core.ruler.push('captions', markCaptions);
  parser.core.ruler.push('attribution', markQuotes);
  return parser;
}
