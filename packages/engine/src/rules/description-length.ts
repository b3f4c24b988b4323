import type { Rule } from './rule.ts';

export const descriptionLength = {
  code: 'description-length',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'The description of a page is too short or too long for search results.',
  why: 'Search engines show between 50 and 160 characters; shorter ones they replace by a text of their own.',
  wrong: 'description: Our services.',
  right: 'description: Websites, apps, data and AI from one studio, with one price for the whole of it.',
} as const satisfies Rule;
