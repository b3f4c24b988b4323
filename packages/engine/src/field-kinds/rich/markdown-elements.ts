import type { Token } from 'markdown-it';
import { renderWithParser } from './markdown-parser.ts';

/** Renders one token of a list of tokens. */
export type TokenRenderer = (tokens: Token[], index: number) => string;

/**
 * Renders tokens as the parser does, with these differences: header cells have a scope, cells are aligned without a style,
 * code has no class for its language, and footnotes are links with the roles of DPUB-ARIA, which need no words of a language.
 */
export function createTokenRenderer(key: string): TokenRenderer {
  const notes = footnoteRenderers(key);
  return (tokens, index) => {
    const token = tokens[index];
    if (!token) return '';
    const note = notes[token.type];
    if (note) return note(token);
    if (token.type === 'th_open' || token.type === 'td_open') return cellHtml(token);
    // The language of code changes nothing on the page.
    if (token.type === 'fence') token.info = '';
    return renderWithParser(tokens, index);
  };
}

function cellHtml(token: Token): string {
  const align = /right|center/.exec(String(token.attrGet('style')))?.[0];
  return `<${token.tag}${token.tag === 'th' ? ' scope="col"' : ''}${align ? ` align="${align}"` : ''}>`;
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
