import type { Rule } from './rule.ts';

export const forbiddenName = {
  code: 'forbidden-name',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A field has a name that programs use for themselves.',
  why: 'The names __proto__, constructor and prototype belong to the language that reads the file, and are never fields.',
  wrong: ['type: page-header', 'heading: Welcome', '__proto__: { listed: false }'].join('\n'),
  right: ['type: page-header', 'heading: Welcome'].join('\n'),
} as const satisfies Rule;
