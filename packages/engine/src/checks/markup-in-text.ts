import { memoizeByKey } from '../cache/memoize-by-key.ts';
import type { TextSource, TextUse } from '../content/resolve/findings.ts';

import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { correctedLine, editOfText, textAt } from '../yaml/source-lines.ts';
import type { Check } from './check.ts';
import { isFilledIn } from './filled-in.ts';

/** Marks of Markdown and HTML, what they are called, and what is left of them. */
const marks: { name: string; pattern: RegExp; left: string }[] = [
  { name: 'stars', pattern: /\*\*(?=\S)([^*]+)(?<=\S)\*\*/g, left: '$1' },
  { name: 'underscores', pattern: /(?<![\w_])__(?=\S)([^_]+)(?<=\S)__(?![\w_])/g, left: '$1' },
  { name: 'stars', pattern: /(?<![\w*])\*(?=\S)([^*\n]+)(?<=\S)\*(?![\w*])/g, left: '$1' },
  { name: 'brackets', pattern: /\[([^[\]\n]+)\]\((?:https?:|\/|mailto:|#)[^)\s]*\)/g, left: '$1' },
  { name: 'backticks', pattern: /`([^`\n]+)`/g, left: '$1' },
  { name: 'number signs', pattern: /^#{1,6} (?=\S)/g, left: '' },
  { name: 'tags', pattern: /<\/?(?:a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|u|ul)(?:\s[^<>]*)?\/?>/gi, left: '' },
];

/** Plain text is shown letter by letter: marks of Markdown or HTML in it would be read as they stand. */
export const markupInText: Check = ({ texts }) => texts.flatMap((source) => memoizeByKey(known, source, () => problemsOf(source)));

const known = new WeakMap<TextSource, Problem[]>();

const problemsOf = (source: TextSource): Problem[] =>
  source.texts.flatMap((use) => {
    if (!/[*_`[<#]/.test(use.text)) return [];
    // Rich text takes tags and may quote code; a line of it with emphasis has no marks of Markdown.
    const taken = use.isRich ? (/<(?:code|p|pre|ul)\b/.test(use.text) ? [] : marks.filter(({ name }) => name !== 'tags')) : marks;
    const mark = taken.find(({ pattern }) => use.text.search(pattern) >= 0);
    return mark && !isFilledIn(source, use.at) ? [problemOf(source, use, mark.name)] : [];
  });

function problemOf({ file, context }: TextSource, { text, at, isRich }: TextUse, name: string): Problem {
  const place = file.locate(at, 'value');
  const plain = marks
    .reduce((left, mark) => left.replaceAll(mark.pattern, mark.left), text)
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  const written = textAt(file.text, place);
  const quote = /^["']/.exec(written)?.[0] ?? '';
  const isAsWritten = written === `${quote}${text}${quote}` && plain !== '';
  const rich = at.at(-1) === 'heading' ? ' Where a block has "headingRich", that takes <em>.' : '';
  return createProblem({
    code: 'markup-in-text',
    severity: 'warning',
    place,
    text: file.text,
    context,
    message: `"${String(at.findLast((step) => typeof step === 'string'))}" ${isRich ? 'takes HTML and no Markdown' : 'is plain text'}: its ${name} will be shown as ${name}.`,
    hint: isRich ? 'Remove them, or write <em> or <strong>.' : `Remove them.${rich}`,
    ...(isAsWritten && { fix: correctedLine(file.text, place, `${quote}${plain}${quote}`), edits: [editOfText(file.text, place, plain)] }),
  });
}
