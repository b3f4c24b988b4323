import { servicePaths } from '../../model/service-paths.ts';
import { defineRule } from '../define-rule.ts';
import { isOwnFile } from '../site/own-files.ts';
import { pagesByPath } from '../site/redirect-chains.ts';
import { listedRedirects, whereInRedirect } from '../site/redirects.ts';

export const redirectFromPage = defineRule({
  code: 'redirect-from-page',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'The "from" path of a redirect is the path of a page, or of the mail service.',
  why: 'Visitors see the page or get the answer of the service, so the redirect is never used.',
  wrong: ['redirects:', '  - from: /contact', '    to: /questions'].join('\n'),
  right: ['redirects:', '  - from: /asked', '    to: /questions'].join('\n'),
  check: (site) => {
    const pages = pagesByPath(site);
    const prefixes = site.languages.map(({ prefix }) => prefix);
    return listedRedirects(site).flatMap(({ from, index }) => {
      const where = whereInRedirect(site, index, 'from');
      // Hosts serve `/about/index.html` as the page `/about`.
      const page = pages.get(from) ?? pages.get(from.replace(/\/index\.html$/, '') || '/');
      if (page) {
        const message = `${from} is the path of a page (${page.file.shown}), so this redirect is never used.`;
        return [{ ...where, message, hint: 'Remove this redirect, or give the page another path.' }];
      }
      const owner = Object.hasOwn(servicePaths, from)
        ? `belongs to the mail service, which ${servicePaths[from]}, so this redirect is never used`
        : (isOwnFile(from, prefixes) || forHosts.test(from)) && 'is a file that the site has itself';
      return owner ? [{ ...where, message: `${from} ${owner}.`, hint: 'Remove this redirect.' }] : [];
    });
  },
});

/** Names of files for hosts. */
const forHosts = /^\/_[^/]*$/;
