import type { Rule } from './rule.ts';

export const titleLength = {
  code: 'title-length',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'The title of a page is too long for search results.',
  why: 'Search engines cut titles at about 60 characters, the name of the site included.',
  wrong: 'title: Software for every kind of business, woven well and delivered on time',
  right: 'title: Software for every business',
} as const satisfies Rule;
