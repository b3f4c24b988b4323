import type { Rule } from './rule.ts';

export const markupInText = {
  code: 'markup-in-text',
  severity: 'warning',
  fixable: true,
  where: 'block',
  summary: 'A plain text holds signs of Markdown or HTML.',
  why: 'Plain text is shown letter by letter: stars stay stars.',
  wrong: ['type: page-header', 'heading: Made with **care**'].join('\n'),
  right: ['type: page-header', 'heading: Made with care'].join('\n'),
} as const satisfies Rule;
