import type { Rule } from './rule.ts';

export const missingGlyph = {
  code: 'missing-glyph',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'A text holds a character that the fonts of the site lack.',
  why: 'Browsers take it from another typeface, or show an empty box.',
  wrong: ['type: page-header', 'heading: Ready ✓ go'].join('\n'),
  right: ['type: page-header', 'heading: Ready, go'].join('\n'),
} as const satisfies Rule;
