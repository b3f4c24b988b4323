import { defineRule } from '../define-rule.ts';
import { checkPlainTexts } from '../site/check-plain-texts.ts';

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
