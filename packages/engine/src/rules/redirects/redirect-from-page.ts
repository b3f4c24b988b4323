import { defineRule } from '../define-rule.ts';
import { pagesByPath } from '../site/redirect-chains.ts';
import { listedRedirects, whereInRedirect } from '../site/redirects.ts';

export const redirectFromPage = defineRule({
  code: 'redirect-from-page',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'The "from" path of a redirect is the path of a page.',
  why: 'Visitors see the page, so the redirect is never used.',
  wrong: ['redirects:', '  - from: /contact', '    to: /questions'].join('\n'),
  right: ['redirects:', '  - from: /asked', '    to: /questions'].join('\n'),
  check: (site) => {
    const pages = pagesByPath(site);
    return listedRedirects(site).flatMap(({ from, index }) => {
      const page = pages.get(from);
      if (!page) return [];
      return [
        {
          ...whereInRedirect(site, index, 'from'),
          message: `${from} is the path of a page (${page.file.shown}), so this redirect is never used.`,
          hint: 'Remove this redirect, or give the page another path.',
        },
      ];
    });
  },
});
