import { isPublished, unpublishedByPath } from '../../content/publication.ts';
import { placeOfLink } from '../../content/resolve/findings.ts';
import { isPreset } from '../../content/validate/preset-pages.ts';
import { defineRule } from '../define-rule.ts';
import { createIsPageEntry } from '../site/is-page-entry.ts';
import { linkTarget } from '../site/link-target.ts';
import { describeAbsence, howToPublish } from '../site/unpublished.ts';

export const linkToUnpublished = defineRule({
  code: 'link-to-unpublished',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A link goes to a page that is a draft, a preset or not published yet.',
  why: 'Visitors would see an error page. Only entries of the navigation, the footer and the redirects wait for their page.',
  wrong: ['shared/call.yaml  (links to /questions)', 'pages/questions.yaml  (draft: true)'].join('\n'),
  right: ['shared/call.yaml  (links to /questions)', 'pages/questions.yaml  (published)'].join('\n'),
  check: (site) => {
    const { pages, links, now } = site;
    const unpublished = unpublishedByPath(pages, now);
    if (unpublished.size === 0) return [];
    const published = new Set(pages.flatMap(({ fields }) => (isPublished(fields, now) ? [fields?.path] : [])));
    const isPageEntry = createIsPageEntry(site);
    return links.flatMap((link) => {
      // Unpublished pages may link to each other, and hidden blocks to any page.
      if (link.isHidden || (link.page !== undefined && !published.has(link.page))) return [];
      const path = linkTarget(link)?.path;
      const found = path === undefined ? undefined : unpublished.get(path);
      if (path === undefined || !found) return [];
      // Reported by link-to-expired.
      if (found.absence.reason === 'over') return [];
      // Reported by unpublished-entry.
      if (!isPreset(found.page) && isPageEntry(link)) return [];
      return [
        {
          place: placeOfLink(link),
          text: link.file.readText(),
          context: link.context,
          message: `This links to ${path}, ${isPreset(found.page) ? 'which is a preset and not a page' : describeAbsence(found)}.`,
          hint: `Remove the link, or hide its block with "hidden: true"${isPreset(found.page) ? '' : `; or ${howToPublish(found)}`}.`,
        },
      ];
    });
  },
});
