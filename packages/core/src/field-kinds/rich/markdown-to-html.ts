import type { Token } from 'markdown-it';
import type { TextPart } from '../../yaml/yaml-file.ts';
import { createTokenRenderer } from './markdown-elements.ts';
import { isHtml } from './markdown-or-html.ts';
import { parseMarkdown, parseMarkdownLine } from './markdown-parser.ts';
import { MarkdownSource } from './markdown-source.ts';

/** The maximum number of footnotes and of references to them in one text. A choice: the parser is slow with thousands. */
const maxFootnotes = 500;

/** A mistake in Markdown: its message, its hint, and where it is in the text. */
export type MarkdownFault = { message: string; hint: string; part?: TextPart };

/** Reported mistakes of one text. A text with more was not written as Markdown. */
const maxFaults = 50;

/** A Markdown text as HTML that is not sanitised yet. */
export type MarkdownHtml = {
  html: string;
  source: MarkdownSource;
  /** Finds the headings of the Markdown in the text, in order. */
  findHeadings: () => TextPart[];
  faults: MarkdownFault[];
};

/**
 * Renders Markdown to HTML. Returns undefined for a text that is HTML already, which stays as written. `inline` is true
 * for one line with emphasis only. `key` returns what makes the ids of footnotes unique on the page.
 */
export function markdownToHtml(text: string, inline: boolean, key: () => string): MarkdownHtml | undefined {
  if (isHtml(text, inline)) return undefined;
  const source = new MarkdownSource(text);
  if (!inline && isTooManyNotes(text)) return { html: '', source, findHeadings: () => [], faults: [tooManyFootnotes] };
  const { tokens, unusedNotes } = inline ? { tokens: parseMarkdownLine(text), unusedNotes: [] } : parseMarkdown(text);
  if (isPlain(tokens, text) && (inline || !unreadLink.test(text))) return undefined;
  const faults = unusedNotes.map((label) => unusedNote(label, source));
  const headings = tokens.filter(({ type }) => type === 'heading_open');
  const findHeadings = () => headings.map((token) => source.linePart(token));
  shiftHeadings(tokens, source, faults);
  return { html: render(tokens, source, key(), faults), source, findHeadings, faults };
}

/** True for a text with more footnotes than the limit. */
export const isTooManyNotes = (text: string): boolean => (text.match(/\[\^/g)?.length ?? 0) > 2 * maxFootnotes;

const tooManyFootnotes: MarkdownFault = {
  message: `This text has more than ${maxFootnotes} footnotes.`,
  hint: 'Split it into several blocks or records.',
};

const unusedNote = (label: string, source: MarkdownSource): MarkdownFault => ({
  message: `No part of this text refers to the footnote [^${label}], so visitors would not see it.`,
  hint: `Write [^${label}] behind the words that it explains, or remove the footnote.`,
  ...source.wordsPart(`[^${label}]:`),
});

const plainTypes = new Set(['text', 'html_inline', 'softbreak', 'paragraph_open', 'paragraph_close', 'inline']);

/** True for one paragraph of words and HTML. It is no paragraph on the page either, so that a text can be a part of a sentence. */
const isPlain = (tokens: readonly Token[], text: string): boolean =>
  tokens.length <= 3 &&
  !/\\[!-/:-@[-`{-~]|^ *\[[^\]\r\n\u2028\u2029]+\]:|\[\^[^\s[\]]+\]/m.test(text) &&
  tokens.every(({ type, children }) => plainTypes.has(type) && (children ?? []).every((child) => plainTypes.has(child.type)));

/** The levels of headings below the title of the page. */
export const firstLevel = 2;
const lastLevel = 4;

const tooDeepHeading: MarkdownFault = {
  message: 'This heading is more than two levels below the first one of this text.',
  hint: 'A text has at most three levels of headings, such as #, ## and ###. Write this one with fewer hash signs (#).',
};

/** Gives the first level of headings in the text the element h2, and the levels below it h3 and h4. Reports deeper ones. */
function shiftHeadings(tokens: readonly Token[], source: MarkdownSource, faults: MarkdownFault[]): void {
  const levels = tokens.filter(({ type }) => type === 'heading_open').map(({ tag }) => Number(tag.slice(1)));
  const shift = firstLevel - Math.min(...levels);
  for (const token of tokens) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue;
    const level = Number(token.tag.slice(1)) + shift;
    token.tag = `h${Math.min(level, lastLevel)}`;
    const isReported = token.type === 'heading_open' && level > lastLevel && faults.length < maxFaults;
    if (isReported) faults.push({ ...tooDeepHeading, part: source.linePart(token) });
  }
}

/** Renders tokens one by one and records what they were made from. */
function render(tokens: Token[], source: MarkdownSource, key: string, faults: MarkdownFault[]): string {
  const htmlOf = createTokenRenderer(key);
  let html = '';
  for (const [index, token] of tokens.entries()) {
    if (token.nesting >= 0) source.startAt(token);
    if (token.type === 'html_block') source.addBlock(token, html.length);
    if (token.type !== 'inline') html += htmlOf(tokens, index);
    const children = token.children ?? [];
    for (const [place, child] of children.entries()) {
      source.add(child, html.length);
      if (child.type === 'text' && faults.length < maxFaults)
        faults.push(...missingNotes(child.content, source), ...unreadLinks(child.content, source));
      html += htmlOf(children, place);
    }
  }
  return html;
}

/** Finds references to footnotes that do not exist. The parser leaves them in the text. */
const missingNotes = (words: string, source: MarkdownSource): MarkdownFault[] =>
  [...words.matchAll(/\[\^[^\s[\]]+\]/g)].map(([found]) => ({
    message: `There is no footnote ${found} in this text.`,
    hint: `Write it on a line of its own: "${found}: The words of the footnote". To show the brackets, write \\${found}.`,
    ...source.wordsPart(found),
  }));

/** What looks like a link and is left in the text, because its address has spaces or its bracket is not closed. */
const unreadLink = /\[([^[\]\n]{1,200})\]\((?:https?:|mailto:|tel:|\.{0,2}\/|#)/;

/** Finds links that the parser leaves in the text. */
const unreadLinks = (words: string, source: MarkdownSource): MarkdownFault[] =>
  [...words.matchAll(new RegExp(unreadLink, 'g'))].map(([found, label = '']) => ({
    message: `This is no link yet, so visitors would see its brackets: ${found}…`,
    hint: `The address of a link has no spaces: write %20 for each, and a bracket behind the address. To show the brackets, write \\[${label}\\].`,
    ...source.wordsPart(found),
  }));
