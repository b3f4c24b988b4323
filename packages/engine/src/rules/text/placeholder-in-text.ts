import { firstPlaceholder } from '../../text/placeholder.ts';
import { defineRule } from '../define-rule.ts';
import { checkPlainTexts } from '../site/check-plain-texts.ts';

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
