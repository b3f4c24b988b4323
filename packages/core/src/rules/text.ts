import type { Finding } from '../problems/create-problem.ts';
import { firstPlaceholder } from '../text/placeholder.ts';
import { inQuotes } from '../yaml/source-lines.ts';
import type { SourceFile } from '../yaml/yaml-file.ts';
import { findingInText, plainValues } from './analysis/plain-values.ts';
import { defineRule } from './define-rule.ts';
import { checkPlainTexts } from './site/plain-texts.ts';

export const curlyQuotes = defineRule({
  code: 'curly-quotes',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'A text is in curly quotes, which visitors will see.',
  why: 'For YAML, curly quotes are part of the text. To keep them, put straight quotes around them.',
  wrong: 'title: “Our workshop”',
  right: 'title: Our workshop',
  checkFile: findCurlyQuotes,
});

const curly = /^[“”„«‘’](.*)[“”»‘’]$/su;

function findCurlyQuotes(file: SourceFile): Finding[] {
  if (!/[:-] [“”„«‘’]/.test(file.readText())) return [];
  return plainValues(file.readText()).flatMap(({ value, start, end }) => {
    const [, inside] = curly.exec(value) ?? [];
    if (inside === undefined || /[“”„«»]/u.test(inside)) return [];
    return [
      findingInText(file, [start, end], inside, {
        message: `The quotes ${value.charAt(0)} and ${value.charAt(value.length - 1)} are part of this text, so visitors will see them.`,
        hint: `Remove them. To keep them, put straight quotes around them: "${value.charAt(0)}…${value.charAt(value.length - 1)}".`,
      }),
    ];
  });
}

export const commaAtEnd = defineRule({
  code: 'comma-at-end',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'A text ends with a comma or semicolon, which visitors will see.',
  why: 'In other languages, a comma ends a field. In YAML, the end of the line does, so the comma is part of the text.',
  wrong: 'title: Prices,',
  right: 'title: Prices',
  checkFile: findCommas,
});

/** Texts in quotes are meant as they are, and so are the entries of a list, such as the lines of an address. */
function findCommas(file: SourceFile): Finding[] {
  if (!/[,;][ \t]*$/m.test(file.readText())) return [];
  return plainValues(file.readText()).flatMap(({ value, start, end, isField }) => {
    if (!isField || !/[,;]$/.test(value)) return [];
    const isOneLine = !file.readText().slice(start, end).includes('\n');
    return findingInText(file, isOneLine ? [start, end] : [end - 1, end], isOneLine ? value.slice(0, -1) : '', {
      message: `This text ends with a ${value.endsWith(',') ? 'comma' : 'semicolon'}, which visitors will see.`,
      hint: 'Remove it. To keep it, put the text in quotes.',
    });
  });
}

export const commentInText = defineRule({
  code: 'comment-in-text',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'A text contains a note after //, which visitors will see.',
  why: 'In YAML, a comment starts with a space, a # and a space. Everything else on the line is part of the text.',
  wrong: ['type: hero', 'heading: Chairs for every kitchen // ask Ruth'].join('\n'),
  right: ['type: hero', 'heading: Chairs for every kitchen # ask Ruth'].join('\n'),
  checkText: checkPlainTexts((text) => {
    const [, before, mark, note] = /^(.*?\S)\s+(\/\/+|<!--|\/\*)\s(.*)$/s.exec(text) ?? [];
    return before === undefined
      ? undefined
      : {
          message: `Visitors will see the note "${note}", because ${mark} starts no comment in YAML.`,
          hint: 'Remove it, or start it with a # and a space.',
          right: before,
        };
  }),
});

export const lineBreakInText = defineRule({
  code: 'line-break-in-text',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'A plain text has line breaks, which visitors do not see.',
  why: 'A browser shows a line break in a text as a space. A text after | keeps the line breaks of its lines.',
  wrong: ['type: hero', 'heading: |', '  Chairs', '  for every kitchen'].join('\n'),
  right: ['type: hero', 'heading: Chairs for every kitchen'].join('\n'),
  checkText: checkPlainTexts((text, field) =>
    text.trim().includes('\n')
      ? {
          message: `"${field}" has line breaks, which visitors do not see.`,
          hint: 'Write it on one line, or write > in place of |. For paragraphs, use a field with a list of paragraphs or with HTML.',
        }
      : undefined,
  ),
});

export const hashInText = defineRule({
  code: 'hash-in-text',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'A # in a text cuts off the rest of the line.',
  why: 'In YAML, a space and a # start a comment, so visitors do not see the rest. Quotes make it part of the text.',
  wrong: ['type: hero', 'heading: The workshop that is #1 in town'].join('\n'),
  right: ['type: hero', 'heading: "The workshop that is #1 in town"'].join('\n'),
  checkFile: findHashes,
});

/** A # directly before a word, as in "the #1 studio", was most likely not meant as a comment. */
const comment = /^ #[\p{L}\p{N}]/u;

function findHashes(file: SourceFile): Finding[] {
  if (!/\S #[\p{L}\p{N}]/u.test(file.readText())) return [];
  return plainValues(file.readText()).flatMap(({ value, start, end, rest }) => {
    if (!comment.test(rest)) return [];
    return [
      findingInText(file, [start, end + rest.length], inQuotes(file.readText().slice(start, end) + rest), {
        message: `This text ends at "${value.slice(-20)}": a space and a # start a comment, which visitors do not see.`,
        hint: 'Put quotes around the whole text. If it is a comment, put a space after the #.',
      }),
    ];
  });
}

const findPlaceholders = checkPlainTexts(
  (text) => {
    const placeholder = firstPlaceholder(text);
    return placeholder === undefined
      ? undefined
      : {
          words: placeholder,
          message: `Visitors will see ${placeholder} as it is written here.`,
          hint: 'Only a page with "collection" fills in the fields of its record. Write the text itself.',
        };
  },
  { seesPlaceholders: true },
);

export const placeholderInText = defineRule({
  code: 'placeholder-in-text',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'A page that is not made from a collection contains a placeholder.',
  why: 'Placeholders such as {title} stand for fields of a record. An ordinary page has no record, so visitors see the braces.',
  wrong: ['title: Prices', 'blocks:', '  - type: hero', '    heading: Our {title}'].join('\n'),
  right: ['title: Prices', 'blocks:', '  - type: hero', '    heading: Our prices'].join('\n'),
  checkText: (source) => (source.isPlainPage ? findPlaceholders(source) : []),
});
