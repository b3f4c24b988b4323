import { defineRule } from '../define-rule.ts';
import { checkPlainTexts } from '../site/check-plain-texts.ts';

/** Characters of a heading that fills the first window of a phone: about eight lines of twenty characters. An estimate. */
const most = 160;

export const longHeading = defineRule({
  code: 'long-heading',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'A heading is longer than what a phone shows at once.',
  why: 'Headings are set in large letters. A long one fills more than the window of a phone, and nobody can find anything by it.',
  wrong: ['type: hero', `heading: ${'Chairs for every kitchen, made of oak by us, '.repeat(4)}and delivered on time`].join('\n'),
  right: ['type: hero', 'heading: Chairs for every kitchen'].join('\n'),
  checkText: checkPlainTexts((text, field) =>
    field === 'heading' && text.length > most
      ? { message: `This heading has ${text.length} characters.`, hint: `Write at most ${most}, and move the rest to a text below it.` }
      : undefined,
  ),
});
