import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { phoneHref } from '../../text/phone-number.ts';

/**
 * Makes web addresses and e-mail addresses in a Markdown text links, as GitHub does: those that start with a scheme or `www.`, without
 * the punctuation behind them. The sanitizer decides which schemes a link may have.
 */
export function linkAddresses({ linkify, options }: MarkdownIt): void {
  options.linkify = true;
  linkify.add('ftp:', null).add('//', null);
  linkify.add('www.', {
    validate: (text, position, { re }) => {
      const isWithinWord = /[\w./@:-]/.test(text.charAt(position - 'www.'.length - 1));
      if (isWithinWord) return 0;
      const rest = new RegExp(re.get_url_host_port().source + re.get_path().source, 'iy');
      rest.lastIndex = position;
      return rest.exec(text)?.[0].length ?? 0;
    },
    normalize: (match) => {
      match.url = `https://${match.url}`;
    },
  });
}

/** Puts a picture that is a paragraph of its own and has a title into a figure, with the title as its caption. */
export function markCaptions(state: StateCore): void {
  for (const [index, paragraph] of state.tokens.entries()) {
    const inline = state.tokens[index + 1];
    const end = state.tokens[index + 2];
    const picture = onlyPicture(inline);
    if (paragraph.type !== 'paragraph_open' || paragraph.hidden || !inline || !end || !picture) continue;
    const caption = new state.Token('text', '', 0);
    caption.content = String(picture.attrGet('title'));
    picture.attrs = picture.attrs?.filter(([name]) => name !== 'title') ?? null;
    paragraph.tag = 'figure';
    end.tag = 'figure';
    const around = [new state.Token('figcaption_open', 'figcaption', 1), new state.Token('figcaption_close', 'figcaption', -1)] as const;
    inline.children = [picture, around[0], caption, around[1]];
  }
}

/** Returns the picture with a title that is all there is in a paragraph. */
function onlyPicture(inline: Token | undefined): Token | undefined {
  const [first, ...others] = inline?.children ?? [];
  return first?.type === 'image' && others.length === 0 && first.attrGet('title') ? first : undefined;
}

/** The id of a heading behind its words, as other tools write it: `## Cookies {#cookie-policy}`. */
const writtenId = /(?:^|[ \t])\{#([^{}\n]*)\}$/;

/** Takes the ids that authors write behind the words of headings. The sanitizer checks them. */
export function takeHeadingIds(state: StateCore): void {
  for (const [index, heading] of state.tokens.entries()) {
    const inline = state.tokens[index + 1];
    const [found, id] = (heading.type === 'heading_open' && inline && writtenId.exec(inline.content)) || [];
    if (!inline || found === undefined || id === undefined) continue;
    heading.attrSet('id', id);
    inline.content = inline.content.slice(0, -found.length);
  }
}

/** A link to an e-mail up to the bracket or the title behind it. It is on one line, and not longer than mail programs accept. */
const mailLink = /mailto:[^\s()<>"]{1,300}(?:[^()<>"\n\\]|\([^()<>"\n\\]{0,200}\)){0,2000}/y;

/** A phone number as people write it, such as `tel:+49 (0)30 901820`. */
const phoneLink = /tel:(?:[+\d./ -]|\(\d{1,6}\)){2,60}/y;

/**
 * Lets links to e-mails and phone numbers have spaces, as in `[write](mailto:a@b.example?subject=Your offer)`. CommonMark would
 * show them as text.
 */
export function acceptSpaces({ helpers, utils }: MarkdownIt): void {
  const { parseLinkDestination } = helpers;
  helpers.parseLinkDestination = (text, start, max) => {
    const found = [mailLink, phoneLink].reduce((other, pattern) => other || matchAt(pattern, text, start), '').trimEnd();
    const pos = start + found.length;
    if (!/[ (]/.test(found) || pos > max) return parseLinkDestination(text, start, max);
    return { ok: true, pos, str: found.startsWith('tel:') ? phoneHref(found.slice('tel:'.length)) : utils.unescapeAll(found) };
  };
}

function matchAt(pattern: RegExp, text: string, start: number): string {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? '';
}

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

/** The box at the start of a task: `[ ]` for an open one, `[x]` for one that is done. */
const box = /^\[([ xX])\][ \t]+(?=\S)/;

/** Makes entries of lists that start with a box tasks, as GitHub does. Their state is an attribute, because its name has words of a language. */
export function markTasks(state: StateCore): void {
  for (const [index, item] of state.tokens.entries()) {
    const inline = state.tokens[index + 2];
    const isText = item.type === 'list_item_open' && state.tokens[index + 1]?.type === 'paragraph_open' && inline?.type === 'inline';
    const [found, mark] = (isText && box.exec(inline.content)) || [];
    if (!inline || found === undefined) continue;
    item.attrSet('data-task', mark === ' ' ? 'open' : 'done');
    inline.content = inline.content.slice(found.length);
  }
}
