import { memoizeByKey } from '../../cache/memoize-by-key.ts';
import type { TextSource } from '../../content/resolve/findings.ts';
import type { TextUse } from '../../field-kinds/text-use.ts';
import type { Finding } from '../../problems/create-problem.ts';
import { correctedLine, editOfText, textAt } from '../../yaml/source-lines.ts';
import { defineRule } from '../define-rule.ts';
import { isFilledIn } from '../site/is-filled-in.ts';

/** Markdown and HTML syntax: its name in messages, a pattern, and the replacement without the syntax. */
const marks: { name: string; pattern: RegExp; plain: string }[] = [
  { name: 'stars', pattern: /\*\*(?=\S)([^*]+)(?<=\S)\*\*/g, plain: '$1' },
  { name: 'underscores', pattern: /(?<![\w_])__(?=\S)([^_]+)(?<=\S)__(?![\w_])/g, plain: '$1' },
  { name: 'stars', pattern: /(?<![\w*])\*(?=\S)([^*\n]+)(?<=\S)\*(?![\w*])/g, plain: '$1' },
  { name: 'brackets', pattern: /\[([^[\]\n]+)\]\((?:https?:|\/|mailto:|#)[^)\s]*\)/g, plain: '$1' },
  { name: 'backticks', pattern: /`([^`\n]+)`/g, plain: '$1' },
  { name: 'hash signs (#)', pattern: /^#{1,6} (?=\S)/g, plain: '' },
  { name: 'tags', pattern: /<\/?(?:a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|u|ul)(?:\s[^<>]*)?\/?>/gi, plain: '' },
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
  check: ({ texts }) => texts.flatMap((source) => memoizeByKey(known, source, () => findingsOf(source))),
});

const known = new WeakMap<TextSource, Finding[]>();

const findingsOf = (source: TextSource): Finding[] =>
  source.texts.flatMap((use) => {
    if (!/[*_`[<#]/.test(use.text)) return [];
    // Rich text accepts tags, and its code and lists may contain any character.
    const forbidden = use.isRich ? (/<(?:code|p|pre|ul)\b/.test(use.text) ? [] : marks.filter(({ name }) => name !== 'tags')) : marks;
    const mark = forbidden.find(({ pattern }) => use.text.search(pattern) >= 0);
    return mark && !isFilledIn(source, use.at) ? [findingOf(source, use, mark.name)] : [];
  });

function findingOf({ file, context }: TextSource, { text, at, isRich }: TextUse, name: string): Finding {
  const place = file.locate(at, 'value');
  const plain = marks
    .reduce((left, mark) => left.replaceAll(mark.pattern, mark.plain), text)
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  const written = textAt(file.text, place);
  const quote = /^["']/.exec(written)?.[0] ?? '';
  const isAsWritten = written === `${quote}${text}${quote}` && plain !== '';
  const rich = at.at(-1) === 'heading' ? ' For emphasis, use <em> in the field "headingRich" if the block has it.' : '';
  return {
    place,
    text: file.text,
    context,
    message: `"${String(at.findLast((step) => typeof step === 'string'))}" ${isRich ? 'accepts HTML and no Markdown' : 'is plain text'}, so visitors will see the ${name}.`,
    hint: isRich ? 'Remove them, or use <em> or <strong>.' : `Remove them.${rich}`,
    ...(isAsWritten && { fix: correctedLine(file.text, place, `${quote}${plain}${quote}`), edits: [editOfText(file.text, place, plain)] }),
  };
}
