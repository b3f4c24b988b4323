import { checkPlainTexts, defineRule } from 'pagewright';

export const oldName = defineRule({
  code: 'old-name',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'A text has the old name of the hall, "Town Room".',
  why: 'Since 2024 it is called "Village Hall".',
  wrong: 'title: Concerts in the Town Room',
  right: 'title: Concerts in the Village Hall',
  checkText: checkPlainTexts((text) =>
    text.includes('Town Room')
      ? {
          message: 'This text has the old name of the hall.',
          hint: 'Write "Village Hall".',
          words: 'Town Room',
          right: text.replaceAll('Town Room', 'Village Hall'),
        }
      : undefined,
  ),
});
