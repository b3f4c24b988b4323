import type { StateCore, Token } from 'markdown-it';

/** The start of a line that says who is quoted: a dash and a space. */
const attribution = /^(?:—|–|--) +/;

/** Puts a quote whose last line starts with a dash into a figure, with that line as its caption. */
export function markQuotes(state: StateCore): void {
  const open: number[] = [];
  const figures: { start: number; end: number; caption: Token[] }[] = [];
  for (const [index, { type }] of state.tokens.entries()) {
    if (type === 'blockquote_open') open.push(index);
    if (type !== 'blockquote_close') continue;
    const start = open.pop() ?? 0;
    const caption = takeCaption(state.tokens, start, index);
    if (caption) figures.push({ start, end: index, caption });
  }
  if (figures.length === 0) return;
  const opened = new Set(figures.map(({ start }) => start));
  const closed = new Map(figures.map(({ end, caption }) => [end, caption]));
  state.tokens = state.tokens.flatMap((token, index) => {
    if (opened.has(index)) return [new state.Token('figure_open', 'figure', 1), token];
    const caption = closed.get(index);
    if (!caption) return [token];
    const words = new state.Token('inline', '', 0);
    words.children = caption;
    words.map = token.map;
    return [
      token,
      new state.Token('figcaption_open', 'figcaption', 1),
      words,
      new state.Token('figcaption_close', 'figcaption', -1),
      new state.Token('figure_close', 'figure', -1),
    ];
  });
}

/** Removes the attribution from the last paragraph of a quote and returns it. Undefined when the quote has none. */
function takeCaption(tokens: readonly Token[], start: number, end: number): Token[] | undefined {
  const paragraph = tokens[end - 3];
  const inline = tokens[end - 2];
  const isLastChild = paragraph?.type === 'paragraph_open' && paragraph.level === (tokens[start]?.level ?? 0) + 1;
  if (!isLastChild || inline?.type !== 'inline' || !inline.children) return undefined;
  const lineBreak = inline.children.findLastIndex(({ type }) => type === 'softbreak' || type === 'hardbreak');
  const [first] = inline.children.slice(lineBreak + 1);
  const isWholeQuote = lineBreak < 0 && end - 3 === start + 1;
  if (isWholeQuote || first?.type !== 'text' || !attribution.test(first.content)) return undefined;
  first.content = first.content.replace(attribution, '');
  const caption = inline.children.slice(lineBreak + 1);
  inline.children = inline.children.slice(0, Math.max(0, lineBreak));
  // A paragraph that is only the attribution is not rendered.
  if (lineBreak < 0) for (const token of tokens.slice(end - 3, end)) token.hidden = true;
  return caption;
}
