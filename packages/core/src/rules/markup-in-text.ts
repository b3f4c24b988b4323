import { fromHtml } from 'hast-util-from-html';
import type { FontList, TextContext } from '../content/part-rules.ts';
import type { TextSource } from '../content/resolve/findings.ts';
import type { TextUse } from '../field-kinds/resolve-context.ts';
import { htmlBlockNames } from '../field-kinds/rich/markdown-or-html.ts';
import type { Finding } from '../problems/create-problem.ts';
import { scalarSource } from '../yaml/edit/scalar-source.ts';
import { correction, indexOf, textAt } from '../yaml/source-lines.ts';
import { defineRule } from './define-rule.ts';
import { isFilledIn } from './site/plain-texts.ts';
import { hasGlyph } from './site/text-context.ts';

const inlineNames = [
  ...['a', 'abbr', 'acronym', 'audio', 'b', 'bdi', 'bdo', 'big', 'br', 'button', 'canvas', 'cite', 'code', 'data', 'del', 'dfn', 'em'],
  ...['embed', 'font', 'i', 'img', 'input', 'ins', 'kbd', 'label', 'map', 'mark', 'meter', 'object', 'output', 'picture', 'progress'],
  ...['q', 'rp', 'rt', 'ruby', 's', 'samp', 'select', 'small', 'source', 'span', 'strike', 'strong', 'sub', 'sup', 'svg', 'time', 'tt'],
  ...['u', 'var', 'video', 'wbr'],
];

/** Finds the tags of all HTML elements. */
const htmlTags = new RegExp(`</?(?:${[...inlineNames, ...htmlBlockNames].join('|')})(?:\\s[^<>]*)?/?>`, 'gi');

/** Elements without which a text means the same: emphasis, and boxes around paragraphs. */
const meaningless = new Set([
  ...['b', 'big', 'br', 'center', 'cite', 'code', 'div', 'em', 'font', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'i', 'kbd', 'mark', 'p', 'samp'],
  ...['section', 'small', 'span', 'strong', 'tt', 'u', 'var'],
]);

const boxes = new Set(['br', ...htmlBlockNames]);

const nameOf = (tag: string): string => /[a-z]+\d?/i.exec(tag)?.[0].toLowerCase() ?? '';

/** True when a text without the tag means the same: the tag closes an element, or is only about looks and has no attribute. */
const isOnlyLooks = (tag: string): boolean => tag.startsWith('</') || (meaningless.has(nameOf(tag)) && !/\s[a-z]/i.test(tag));

/** Returns what stands in place of a tag in plain text: a space between paragraphs and lines. */
const withoutTag = (tag: string): string => (boxes.has(nameOf(tag)) ? ' ' : '');

const digits = '0123456789+-';
const small: Readonly<Record<string, string>> = { sub: '₀₁₂₃₄₅₆₇₈₉₊₋', sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻' };

/** Replaces digits in `<sub>` and `<sup>` by the characters for small digits: `CO<sub>2</sub>` is `CO₂`. */
const withSmallDigits = (text: string): string =>
  text.replaceAll(/<(sub|sup)>([\d+-]+)<\/\1>/gi, (_, name: string, found: string) =>
    [...found].map((digit) => small[name.toLowerCase()]?.charAt(digits.indexOf(digit))).join(''),
  );

/** Returns the character of an HTML code such as `&amp;`. */
function decoded(code: string): string {
  const [node] = fromHtml(code, { fragment: true }).children;
  return node?.type === 'text' ? node.value : code;
}

const htmlCodes = 'HTML codes';

/** Markdown or HTML syntax: its name in messages, a pattern, the text without the syntax, and whether that means the same. */
type Mark = { name: string; pattern: RegExp; plain: string | ((found: string) => string); keepsMeaning?: (found: string) => boolean };

const never = (): boolean => false;

const marks: Mark[] = [
  { name: 'stars', pattern: /\*\*(?=\S)([^*]+)(?<=\S)\*\*/g, plain: '$1' },
  { name: 'underscores', pattern: /(?<![\w_])__(?=\S)([^_]+)(?<=\S)__(?![\w_])/g, plain: '$1' },
  { name: 'stars', pattern: /(?<![\w*])\*(?=\S)([^*\n]+)(?<=\S)\*(?![\w*])/g, plain: '$1' },
  { name: 'tildes', pattern: /~~(?=\S)([^~\n]+)(?<=\S)~~/g, plain: '$1', keepsMeaning: never },
  { name: 'brackets', pattern: /!?\[([^[\]\n]*)\]\((?:https?:|\/|mailto:|#)[^)[\s]*\)/g, plain: '$1', keepsMeaning: never },
  { name: 'angle brackets', pattern: /<((?:https?:\/\/|mailto:)[^<>\s]+)>/g, plain: '$1' },
  { name: 'backticks', pattern: /`([^`\n]+)`/g, plain: '$1' },
  { name: 'hash signs (#)', pattern: /^#{1,6} (?=\S)/g, plain: '' },
  { name: 'tags', pattern: htmlTags, plain: withoutTag, keepsMeaning: isOnlyLooks },
  { name: htmlCodes, pattern: /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/gi, plain: decoded },
];

export const markupInText = defineRule({
  code: 'markup-in-text',
  severity: 'warning',
  fixable: true,
  where: 'block',
  summary: 'A plain text contains Markdown or HTML.',
  why: 'Plain text is shown exactly as written, so visitors would see the stars or tags.',
  wrong: ['type: hero', 'heading: Made with **care**'].join('\n'),
  right: ['type: hero', 'heading: Made with care'].join('\n'),
  checkText: findingsOf,
});

function findingsOf(source: TextSource, { language = 'en', readFonts }: TextContext): Finding[] {
  return source.texts.flatMap((use) => {
    if (!/[*_`[<#&~]/.test(use.text)) return [];
    // A rich text is Markdown, and one line of it has emphasis only.
    const forbidden = !use.isRich ? marks : isLine(use.text) ? marks.filter(({ name }) => !inLines.has(name)) : [];
    const found = forbidden.filter(({ pattern }) => use.text.search(pattern) >= 0);
    if (found.length === 0 || isFilledIn(source, use.at)) return [];
    return [findingOf(source, use, found, () => readFonts(source.language ?? language))];
  });
}

/** Marks that mean something in one line of rich text, or that the author escaped there. */
const inLines = new Set(['tags', 'angle brackets', 'stars', 'underscores', htmlCodes]);

/** True for the HTML of one line of rich text: longer texts with any mark have an element of a paragraph or another block. */
const isLine = (html: string): boolean => !/<(?!\/?(?:em|strong|sub|sup|br)\b)/.test(html);

const markdownFields = 'Markdown is for fields that the guide describes as "a text in Markdown", such as the text of a post.';

function hintOf(name: string, { isRich, at }: TextUse): string {
  if (isRich) return 'Remove them. Only *emphasis* and **strong emphasis** are possible here.';
  if (name === htmlCodes) return 'Write the characters themselves.';
  const other = at.at(-1) === 'heading' ? 'For emphasis, write *words* in the field "headingRich" if the block has it.' : markdownFields;
  return `Remove them. ${other}`;
}

/** Returns what to do about a text that means less without its marks. `lost` are those marks. */
function hintOfLoss(lost: readonly string[]): string {
  const all = lost.join(' ');
  const picture = /<img\b[^<>]*\bsrc=["']?([^"'\s<>]+)|!\[[^[\]]*\]\(([^()[\]]+)\)/i.exec(all);
  if (picture) return `Remove them, and put the picture ${picture[1] ?? picture[2]} in a field for a picture or in a text in Markdown.`;
  const link = /<a\b[^<>]*\bhref=["']?([^"'\s<>]+)|\]\(([^()[\]]+)\)/i.exec(all);
  if (link)
    return `This text can have no link. Remove them, and put the link to ${link[1] ?? link[2]} in a field for a link or in a text in Markdown.`;
  return 'Remove them, and change the words so that they mean the same. What the marks say is lost without them.';
}

/** Returns the finding for a text with marks. The first of them is reported, and all are removed. */
function findingOf({ file, context }: TextSource, use: TextUse, found: readonly Mark[], readFonts: () => readonly FontList[]): Finding {
  const { text, at, isRich } = use;
  const [first] = found;
  const [words = ''] = (first && text.match(first.pattern)) ?? [];
  const place = file.locate(at, { words, before: 0 });
  const source = file.readText();
  const small = withSmallDigits(text);
  const isReplaced = small !== text && [...small].every((character) => hasGlyph(character, readFonts()));
  const kept = isReplaced ? small : text;
  const lost = found.flatMap(({ pattern, keepsMeaning }) =>
    keepsMeaning ? (kept.match(pattern) ?? []).filter((one) => !keepsMeaning(one)) : [],
  );
  const plain = found
    .reduce(
      (left, { pattern, plain: right }) => (typeof right === 'string' ? left.replaceAll(pattern, right) : left.replaceAll(pattern, right)),
      kept,
    )
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  const written = textAt(source, place);
  const quote = /^["']/.exec(written)?.[0] ?? '';
  const isAsWritten = written === `${quote}${text}${quote}` && plain !== '' && lost.length === 0;
  const start = indexOf(source, place);
  const right = scalarSource({ value: plain, like: written, isInFlow: !/[,[\]{}]/.test(written) });
  return {
    place,
    text: source,
    context,
    message: `"${String(at.findLast((step) => typeof step === 'string'))}" ${isRich ? 'accepts emphasis only' : 'is plain text'}, so visitors will see the ${first?.name}.`,
    hint: lost.length > 0 ? hintOfLoss(lost) : isReplaced ? `Write this: ${plain}` : hintOf(first?.name ?? '', use),
    ...(isAsWritten && correction(source, [start, start + written.length], right)),
  };
}
