import { defineRule } from '../define-rule.ts';
import { checkPlainTexts } from '../site/check-plain-texts.ts';

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
