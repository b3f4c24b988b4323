import type { Rule } from './rule.ts';

export const lowContrast = {
  code: 'low-contrast',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'Two colours that stand on one another are too alike.',
  why: 'Text needs a contrast of 4.5 to 1, large signs 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11), or many people cannot read it.',
  wrong: ['theme:', '  colors:', '    madder: "#f2a08f"'].join('\n'),
  right: ['theme:', '  colors:', '    madder: "#c8371f"'].join('\n'),
} as const satisfies Rule;
