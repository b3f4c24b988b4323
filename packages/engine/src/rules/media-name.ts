import type { Rule } from './rule.ts';

export const mediaName = {
  code: 'media-name',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A file has a name that does not work everywhere.',
  why: 'Capitals that alone tell two files apart, names such as CON and signs such as # break on some machine or in addresses.',
  wrong: 'media/pictures/our team #1.png',
  right: 'media/pictures/our-team-1.png',
} as const satisfies Rule;
