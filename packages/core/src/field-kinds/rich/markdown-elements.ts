import type { Token } from 'markdown-it';
import { renderWithParser } from './markdown-parser.ts';

/** Renders one token of a list of tokens. */
export type TokenRenderer = (tokens: Token[], index: number) => string;

/**
 * Renders tokens as the parser does, with these differences: header cells have a scope, and without text they are no headers; cells are aligned without a style,
 * code has no class for its language, and footnotes are links with the roles of DPUB-ARIA, which need no words of a language.
 */
export function createTokenRenderer(key: string): TokenRenderer {
  const notes = footnoteRenderers(key);
  return (tokens, index) => {
    const token = tokens[index];
    if (!token) return '';
    const note = notes[token.type];
    if (note) return note(token);
    if (token.type === 'th_open' || token.type === 'td_open') return cellHtml(token, isEmpty(tokens[index + 1]));
    if (token.type === 'th_close' && isEmpty(tokens[index - 1])) return '</td>';
    // The language of code changes nothing on the page.
    if (token.type === 'fence') token.info = '';
    return renderWithParser(tokens, index);
  };
}

/** True for the content of a cell without text. A corner of a table that heads nothing is no header. */
const isEmpty = (content: Token | undefined): boolean => content?.content.trim() === '';

function cellHtml(token: Token, hasNoText: boolean): string {
  const align = /right|center/.exec(String(token.attrGet('style')))?.[0];
  const isHeader = token.tag === 'th' && !hasNoText;
  return `<${isHeader ? 'th scope="col"' : 'td'}${align ? ` align="${align}"` : ''}>`;
}

/** Returns the number of a footnote, and a name for the reference: a footnote may have several. The parser counts from 0. */
const numbersOf = ({ meta }: Token): { note: number; reference: string } => {
  const note = Number(meta?.id) + 1;
  const repeated = Number(meta?.subId ?? 0);
  return { note, reference: repeated > 0 ? `${note}-${repeated + 1}` : `${note}` };
};

/** Returns the prefixes of the ids of footnotes and of their references. */
export const noteIds = (key: string): { note: string; reference: string } => ({ note: `note-${key}-`, reference: `noteref-${key}-` });

function footnoteRenderers(key: string): Readonly<Record<string, (token: Token) => string>> {
  const ids = noteIds(key);
  return {
    footnote_ref: (token) => {
      const { note, reference } = numbersOf(token);
      return `<sup><a href="#${ids.note}${note}" id="${ids.reference}${reference}" role="doc-noteref">${note}</a></sup>`;
    },
    footnote_block_open: () => '<section role="doc-endnotes"><ol>\n',
    footnote_block_close: () => '</ol></section>\n',
    footnote_open: (token) => `<li id="${ids.note}${numbersOf(token).note}">`,
    footnote_close: () => '</li>\n',
    footnote_anchor: (token) => ` <a href="#${ids.reference}${numbersOf(token).reference}" role="doc-backlink">↩</a>`,
  };
}
