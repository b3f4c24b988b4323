import type { Rule } from './rule.ts';

export const notAColour = {
  code: 'not-a-colour',
  severity: 'error',
  fixable: true,
  where: 'settings',
  summary: 'A colour is not written as # and six digits.',
  why: 'One way to write colours can be checked for contrast; names differ between programs.',
  wrong: ['theme:', '  colors:', '    ink: navy'].join('\n'),
  right: ['theme:', '  colors:', '    ink: "#000080"'].join('\n'),
} as const satisfies Rule;
