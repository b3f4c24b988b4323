import type { Rule } from './rule.ts';

export const unknownPlaceholder = {
  code: 'unknown-placeholder',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'A placeholder in braces names a field that the records do not have.',
  why: 'In a page with "collection" every {name} is replaced by that field of the record.',
  wrong: ['path: /about/{nmae}', 'collection: services'].join('\n'),
  right: [
    'path: /about/{path}',
    'collection: services',
    'title: "{title} at the workshop"',
    'description: "All that there is to say about {title} at the workshop, and how it is done."',
  ].join('\n'),
} as const satisfies Rule;
