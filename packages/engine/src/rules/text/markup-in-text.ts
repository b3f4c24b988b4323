import { fromHtml } from 'hast-util-from-html';
import type { TextSource } from '../../content/resolve/findings.ts';
import type { TextUse } from '../../field-kinds/text-use.ts';
import type { Finding } from '../../problems/create-problem.ts';
import { correctedLine, editOfText, textAt } from '../../yaml/source-lines.ts';
import { defineRule } from '../define-rule.ts';
import { isFilledIn } from '../site/is-filled-in.ts';

/** Returns the character of an HTML code such as `&amp;`. */
function decoded(code: string): string {
  const [node] = fromHtml(code, { fragment: true }).children;
  return node?.type === 'text' ? node.value : code;
}

const htmlCodes = 'HTML codes';

/** Markdown or HTML syntax: its name in messages, a pattern, and the text without the syntax. */
type Mark = { name: string; pattern: RegExp; plain: string | ((found: string) => string) };

const marks: Mark[] = [
  { name: 'stars', pattern: /\*\*(?=\S)([^*]+)(?<=\S)\*\*/g, plain: '$1' },
  { name: 'underscores', pattern: /(?<![\w_])__(?=\S)([^_]+)(?<=\S)__(?![\w_])/g, plain: '$1' },
  { name: 'stars', pattern: /(?<![\w*])\*(?=\S)([^*\n]+)(?<=\S)\*(?![\w*])/g, plain: '$1' },
  { name: 'brackets', pattern: /\[([^[\]\n]+)\]\((?:https?:|\/|mailto:|#)[^)[\s]*\)/g, plain: '$1' },
  { name: 'tildes', pattern: /~~(?=\S)([^~]+)(?<=\S)~~/g, plain: '$1' },
  { name: 'backticks', pattern: /`([^`\n]+)`/g, plain: '$1' },
  { name: 'hash signs (#)', pattern: /^#{1,6} (?=\S)/g, plain: '' },
  {
    name: 'tags',
    pattern: /<\/?(?:a|abbr|b|br|code|del|div|em|h[1-6]|i|img|ins|kbd|li|mark|ol|p|s|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>/gi,
    plain: '',
  },
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

function findingsOf(source: TextSource): Finding[] {
  return source.texts.flatMap((use) => {
    if (!/[*_`[<#&~]/.test(use.text)) return [];
    // A rich text is Markdown, and one line of it has emphasis only.
    const forbidden = !use.isRich ? marks : isLine(use.text) ? marks.filter(({ name }) => !inLines.has(name)) : [];
    const mark = forbidden.find(({ pattern }) => use.text.search(pattern) >= 0);
    return mark && !isFilledIn(source, use.at) ? [findingOf(source, use, mark)] : [];
  });
}

/** Marks that mean something in one line of rich text, or that the author escaped there. */
const inLines = new Set(['tags', 'stars', 'underscores', htmlCodes]);

/** True for the HTML of one line of rich text: longer texts with any mark have an element of a paragraph or another block. */
const isLine = (html: string): boolean => !/<(?!\/?(?:em|strong|sub|sup|br)\b)/.test(html);

function hintOf(name: string, isRich: boolean, isHeading: boolean): string {
  if (isRich) return 'Remove them. Only *emphasis* and **strong emphasis** are possible here.';
  if (name === htmlCodes) return 'Write the characters themselves.';
  const other = isHeading ? 'For emphasis, write *words* in the field "headingRich" if the block has it.' : markdownFields;
  return `Remove them. ${other}`;
}

const markdownFields = 'Markdown is for fields that the guide describes as "a text in Markdown", such as the text of a post.';

function findingOf({ file, context }: TextSource, { text, at, isRich }: TextUse, { name, pattern: first }: Mark): Finding {
  const [words = ''] = text.match(first) ?? [];
  const place = file.locate(at, { words, before: 0 });
  const plain = marks
    .reduce(
      (left, { pattern, plain: right }) => (typeof right === 'string' ? left.replaceAll(pattern, right) : left.replaceAll(pattern, right)),
      text,
    )
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  const written = textAt(file.readText(), place);
  const quote = /^["']/.exec(written)?.[0] ?? '';
  const isAsWritten = written === `${quote}${text}${quote}` && plain !== '';
  return {
    place,
    text: file.readText(),
    context,
    message: `"${String(at.findLast((step) => typeof step === 'string'))}" ${isRich ? 'accepts emphasis only' : 'is plain text'}, so visitors will see the ${name}.`,
    hint: hintOf(name, isRich, at.at(-1) === 'heading'),
    ...(isAsWritten && {
      fix: correctedLine(file.readText(), place, `${quote}${plain}${quote}`),
      edits: [editOfText(file.readText(), place, plain)],
    }),
  };
}
