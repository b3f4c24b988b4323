import type { Rule } from './rule.ts';

export const hashWithoutQuotes = {
  code: 'hash-without-quotes',
  severity: 'error',
  fixable: true,
  where: 'settings',
  summary: 'A value starts with # and has no quotes.',
  why: 'A # begins a comment, so the field is empty. Quotes make it part of the value.',
  wrong: ['theme:', '  colors:', '    ink: #15142b'].join('\n'),
  right: ['theme:', '  colors:', '    ink: "#15142b"'].join('\n'),
} as const satisfies Rule;
