import { escapeHtml } from '@pagewright/core/browser';
import type { Mark, Node } from 'prosemirror-model';

/** How a text writes what has several notations. */
export type WritingStyle = {
  bullet: string;
  delimiter: string;
  em: string;
  strong: string;
  lineBreak: string;
  rule: string;
  /** What headings have less in Markdown than in HTML. */
  shift: number;
};

/** How words are written: as they are, with the usual escapes, with all escapes, or with the tags of HTML. */
export type Notation = 'plain' | 'escaped' | 'all' | 'tags';

/** Writes words in HTML. */
export const wordsInHtml = (words: readonly Node[]): string => writeRuns(words, [], htmlOf, tagged);

/** Writes words in Markdown. */
export function wordsInMarkdown(words: readonly Node[], notation: Notation, style: WritingStyle): string {
  const leaf = (node: Node): string => {
    if (node.type.name === 'image') return notation === 'tags' ? htmlOf(node) : pictureOf(node);
    if (node.type.name === 'hard_break') return notation === 'tags' ? '<br>' : style.lineBreak;
    return escaped(node.text ?? '', notation);
  };
  const around = (mark: Mark, inner: string, nodes: readonly Node[]): string =>
    notation === 'tags' ? tagged(mark, inner) : marked(mark, inner, nodes, style, notation);
  return writeRuns(words, [], leaf, around);
}

type Around = (mark: Mark, inner: string, nodes: readonly Node[]) => string;

/** Writes nodes with their marks around them: the mark of the longest run first. */
function writeRuns(words: readonly Node[], open: readonly Mark[], leaf: (node: Node) => string, around: Around): string {
  let written = '';
  let index = 0;
  while (index < words.length) {
    const node = words[index];
    if (!node) break;
    const start = index;
    const lengthOf = (mark: Mark): number => {
      let end = start;
      while (words[end] && mark.isInSet(words[end]?.marks ?? [])) end += 1;
      return end - start;
    };
    const [first] = node.marks.filter((mark) => !mark.isInSet(open)).sort((one, other) => lengthOf(other) - lengthOf(one));
    const length = first ? lengthOf(first) : 1;
    const run = words.slice(index, index + length);
    written += first ? around(first, writeRuns(run, [...open, first], leaf, around), run) : leaf(node);
    index += length;
  }
  return written;
}

const attribute = (name: string, value: unknown): string =>
  value === null || value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`;

function htmlOf({ type, text, attrs }: Node): string {
  if (type.name === 'image')
    return `<img src="${escapeHtml(String(attrs.src))}"${attribute('alt', attrs.alt)}${attribute('title', attrs.title)}>`;
  return type.name === 'hard_break' ? '<br>' : (text ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function tagged({ type, attrs }: Mark, inner: string): string {
  if (type.name === 'link') return `<a href="${escapeHtml(String(attrs.href))}"${attribute('title', attrs.title)}>${inner}</a>`;
  return `<${type.name}${attribute('title', attrs.title)}>${inner}</${type.name}>`;
}

/** Returns the address to which Markdown links a text without brackets. Undefined for a text such as a path, which stays a text. */
export function addressIn(text: string): string | undefined {
  if (/^(?:https?:\/\/|mailto:)/i.test(text)) return text;
  if (/^www\./i.test(text)) return `https://${text}`;
  return text.includes('@') ? `mailto:${text}` : undefined;
}

function marked(mark: Mark, inner: string, nodes: readonly Node[], style: WritingStyle, notation: Notation): string {
  const text = nodes.map((node) => node.text ?? '').join('');
  switch (mark.type.name) {
    case 'em':
      return style.em + inner + style.em;
    case 'strong':
      return style.strong + inner + style.strong;
    case 's':
      return `~~${inner}~~`;
    case 'code': {
      const fence = '`'.repeat(longestRun(text) + 1);
      const space = /^`|`$/.test(text) ? ' ' : '';
      return fence + space + text + space + fence;
    }
    case 'link':
      if (notation === 'plain' && mark.attrs.title === null && addressIn(text) === mark.attrs.href) return text;
      return `[${inner}](${target(mark.attrs)})`;
    default:
      return tagged(mark, inner);
  }
}

/** Returns the length of the longest run of backticks. */
export const longestRun = (text: string): number => (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);

function target({ href, title }: Mark['attrs']): string {
  const address = /[\s()<>]/.test(href) && !/^(?:mailto|tel):/.test(href) ? `<${href}>` : String(href);
  return title === null || title === undefined ? address : `${address} "${String(title).replaceAll(/["\\]/g, '\\$&')}"`;
}

function pictureOf({ attrs }: Node): string {
  return `![${escaped(String(attrs.alt ?? ''), 'escaped')}](${target({ href: attrs.src, title: attrs.title })})`;
}

function escaped(text: string, notation: Notation): string {
  if (notation === 'plain') return text;
  return text.replaceAll(notation === 'escaped' ? /[\\`*_[\]<&~|]/g : /[!-/:-@[-`{-~]/g, '\\$&');
}

/** Escapes what starts a block at the start of a line. */
export const escapedStarts = (text: string): string =>
  text.replaceAll(/^([ \t]*)([#+\-=>:]|\d{1,9}(?=[.)]))/gm, (_, space: string, mark: string) =>
    /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
  );
