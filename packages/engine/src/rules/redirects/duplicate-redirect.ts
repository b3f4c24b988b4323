import { defineRule } from '../define-rule.ts';
import { pagesByPath } from '../site/redirect-chains.ts';
import { listedRedirects, redirectsByPath, whereInRedirect } from '../site/redirects.ts';

export const duplicateRedirect = defineRule({
  code: 'duplicate-redirect',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'Two redirects have the same "from" path.',
  why: 'Only the first one is used.',
  wrong: ['redirects:', '  - from: /asked', '    to: /questions', '  - from: /asked', '    to: /contact'].join('\n'),
  right: ['redirects:', '  - from: /asked', '    to: /questions'].join('\n'),
  check: (site) => {
    const pages = pagesByPath(site);
    const byPath = redirectsByPath(site);
    return listedRedirects(site).flatMap(({ from, index }) => {
      const first = byPath.get(from);
      // A redirect from the path of a page is reported by redirect-from-page.
      if (!first || first.index === index || pages.has(from)) return [];
      const where = whereInRedirect(site, index, 'from');
      const earlier = whereInRedirect(site, first.index, 'from').place;
      return [
        {
          ...where,
          message: `Two redirects start at ${from}: lines ${earlier.line} and ${where.place.line}. Only the first one is used.`,
          hint: 'Remove one of them.',
        },
      ];
    });
  },
});
