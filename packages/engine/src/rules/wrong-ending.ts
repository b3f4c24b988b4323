import type { Rule } from './rule.ts';

export const wrongEnding = {
  code: 'wrong-ending',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A file is of another kind than its name says.',
  why: 'Browsers and servers go by the ending of a name, and refuse what does not fit.',
  wrong: 'media/pictures/bench.png  (a .jpg inside)',
  right: 'media/pictures/bench.jpg',
} as const satisfies Rule;
