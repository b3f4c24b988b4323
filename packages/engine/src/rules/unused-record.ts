import type { Rule } from './rule.ts';

export const unusedRecord = {
  code: 'unused-record',
  severity: 'warning',
  fixable: false,
  where: 'record',
  summary: 'No page shows a record.',
  why: 'It may be forgotten, or its page may be.',
  wrong: [
    '# collections/why-choose-us.yaml',
    '- id: quiet',
    '  icon: moon',
    '  title: Quiet',
    '  desc: The door is shut, and no page shows this.',
  ].join('\n'),
  right: [
    '# collections/why-choose-us.yaml',
    '- id: near',
    '  icon: map-pin',
    '  title: Near',
    '  desc: A short walk away, as the page on the shelf says.',
  ].join('\n'),
} as const satisfies Rule;
