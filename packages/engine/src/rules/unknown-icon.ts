import type { Rule } from './rule.ts';

export const unknownIcon = {
  code: 'unknown-icon',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'There is no icon of that name.',
  why: 'Icons come from one set, lucide.dev/icons, and are named as there.',
  wrong: ['type: card-grid', 'heading: What we make', 'cards:', '  - { icon: rockets, title: Speed, text: It flies. }'].join('\n'),
  right: ['type: card-grid', 'heading: What we make', 'cards:', '  - { icon: rocket, title: Speed, text: It flies. }'].join('\n'),
} as const satisfies Rule;
