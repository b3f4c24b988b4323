import type { Rule } from './rule.ts';

export const oneTooMany = {
  code: 'one-too-many',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'Two fields are written of which one is wanted.',
  why: 'They stand for one another, and only one of them could be shown.',
  wrong: ['type: services-grid', 'heading: What we do', 'services: all', 'appTypes: all'].join('\n'),
  right: ['type: services-grid', 'heading: What we do', 'services: all'].join('\n'),
} as const satisfies Rule;
