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
      // Hosts serve `/about/index.html` as the page `/about`.
      const page = pages.get(from) ?? pages.get(from.replace(/\/index\.html$/, '') || '/');
      if (!page && !ownFile.test(from)) return [];
      if (!page) {
        const message = `${from} is a file that the site has itself.`;
        return [{ ...whereInRedirect(site, index, 'from'), message, hint: 'Remove this redirect.' }];
      }
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

/** Files in the folder of a built site that it always has. */
const ownFile = /^\/(?:robots\.txt|sitemap(?:-\d+)?\.xml|feed\.xml|site\.webmanifest|build\.json|_[^/]*)$/;
