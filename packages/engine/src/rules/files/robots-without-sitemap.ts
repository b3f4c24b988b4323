import { readBounded } from '../../files/read-bounded.ts';
import { startOfFile } from '../../problems/problem.ts';
import { defineRule } from '../define-rule.ts';

/** Search engines read this much of a robots.txt (RFC 9309, section 2.5). */
const maxBytes = 500 * 1024;

export const robotsWithoutSitemap = defineRule({
  code: 'robots-without-sitemap',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'The robots.txt in root/ does not name the sitemap.',
  why: 'It replaces that of the site, whose last line tells search engines where the list of all pages is.',
  wrong: 'root/robots.txt  (without a line "Sitemap:")',
  right: 'root/robots.txt  (with the line "Sitemap: https://example.com/sitemap.xml")',
  check: ({ files, settings }) => {
    const robots = files.root.find(({ name }) => name === 'robots.txt');
    if (!robots || !settings || robots.bytes > maxBytes) return [];
    const text = readBounded(robots.absolute, maxBytes).toString('utf8');
    if (/^[ \t]*sitemap[ \t]*:/im.test(text)) return [];
    return [
      {
        place: startOfFile(robots.shown),
        text: '',
        message: 'This robots.txt replaces that of the site and does not name the sitemap.',
        hint: `Add the line: Sitemap: ${settings.url}/sitemap.xml`,
      },
    ];
  },
});
