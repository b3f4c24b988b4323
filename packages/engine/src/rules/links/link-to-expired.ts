import { isPublished, unpublishedByPath } from '../../content/publication.ts';
import { placeOfLink } from '../../content/resolve/findings.ts';
import { isPreset } from '../../content/validate/preset-pages.ts';
import { defineRule } from '../define-rule.ts';
import { createIsPageEntry } from '../site/is-page-entry.ts';
import { linkTarget } from '../site/link-target.ts';
import { describeAbsence, howToPublish } from '../site/unpublished.ts';

export const linkToExpired = defineRule({
  code: 'link-to-expired',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A link goes to a page whose time is over.',
  why: 'The built page shows the link as text, because visitors would get an error page. A date alone never stops a build.',
  wrong: ['shared/call.yaml  (links to /questions)', 'pages/questions.yaml  (publish: until 2020-06-01)'].join('\n'),
  right: ['shared/call.yaml  (links to /questions)', 'pages/questions.yaml  (published)'].join('\n'),
  check: (site) => {
    const { pages, links, now } = site;
    const unpublished = unpublishedByPath(
      pages.filter((page) => !isPreset(page)),
      now,
    );
    if (unpublished.size === 0) return [];
    const published = new Set(pages.flatMap(({ fields }) => (isPublished(fields, now) ? [fields?.path] : [])));
    const isPageEntry = createIsPageEntry(site);
    return links.flatMap((link) => {
      if (link.isHidden || (link.page !== undefined && !published.has(link.page))) return [];
      const path = linkTarget(link)?.path;
      const found = path === undefined ? undefined : unpublished.get(path);
      // Entries of lists are reported by unpublished-entry.
      if (path === undefined || found?.absence.reason !== 'over' || isPageEntry(link)) return [];
      return [
        {
          place: placeOfLink(link),
          text: link.file.readText(),
          context: link.context,
          message: `This links to ${path}, ${describeAbsence(found)}. The built page shows it as text.`,
          hint: `Remove the link, or ${howToPublish(found)}.`,
        },
      ];
    });
  },
});
