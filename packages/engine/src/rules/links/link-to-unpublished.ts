import { absenceOf, isPublished } from '../../content/publication.ts';
import { isPreset } from '../../content/validate/preset-pages.ts';
import type { ValidPage } from '../../content/validate/validate-page.ts';
import { defineRule } from '../define-rule.ts';
import { linkTarget } from '../site/link-target.ts';

export const linkToUnpublished = defineRule({
  code: 'link-to-unpublished',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A link goes to a page that is not published.',
  why: 'Visitors would see an error page.',
  wrong: ['shared/call.yaml  (links to /questions)', 'pages/questions.yaml  (draft: true)'].join('\n'),
  right: ['shared/call.yaml  (links to /questions)', 'pages/questions.yaml  (published)'].join('\n'),
  check: ({ pages, links, now }) => {
    const unpublished = new Map(
      pages.flatMap((page) => {
        const absence = page.fields && absenceOf(page.fields, now);
        return page.fields && absence ? [[page.fields.path, { page, absence }] as const] : [];
      }),
    );
    const published = new Set(pages.flatMap(({ fields }) => (isPublished(fields, now) ? [fields?.path] : [])));
    return links.flatMap((link) => {
      // Unpublished pages may link to each other, and hidden blocks to any page.
      if (link.isHidden || (link.page !== undefined && !published.has(link.page))) return [];
      const path = linkTarget(link)?.path;
      const found = path === undefined ? undefined : unpublished.get(path);
      if (path === undefined || !found) return [];
      return [
        {
          place: link.findPlace(),
          text: link.text,
          context: link.context,
          message: `This links to ${path}, ${stateOf(found)}.`,
          hint: `Remove the link, or hide its block with "hidden: true"${howToPublish(found)}.`,
        },
      ];
    });
  },
});

type Unpublished = { page: ValidPage; absence: NonNullable<ReturnType<typeof absenceOf>> };

/** Returns how to publish the page, as the end of the hint. Empty for a preset. */
function howToPublish({ page, absence }: Unpublished): string {
  if (isPreset(page)) return '';
  const { shown } = page.file;
  return absence.reason === 'draft' ? `; or publish the page: remove "draft: true" from ${shown}` : `; or change "publish" in ${shown}`;
}

function stateOf({ page, absence }: Unpublished): string {
  if (isPreset(page)) return 'which is a preset and not a page';
  if (absence.reason === 'draft') return 'which is a draft and not published';
  return absence.reason === 'early' ? `which will be published on ${absence.moment}` : `which was published until ${absence.moment}`;
}
