import { absenceOf, isPublished } from '../content/publication.ts';
import { isPreset } from '../content/validate/preset-pages.ts';
import type { ValidPage } from '../content/validate/validate-page.ts';
import { createProblem } from '../problems/create-problem.ts';
import type { Check } from './check.ts';
import { linkTarget } from './link-target.ts';

/** No published page may lead to one that is not published: its visitors would find nothing there. */
export const linkToUnpublished: Check = ({ pages, links, now }) => {
  const absent = new Map(
    pages.flatMap((page) => {
      const absence = page.shell && absenceOf(page.shell, now);
      return page.shell && absence ? [[page.shell.path, { page, absence }] as const] : [];
    }),
  );
  const present = new Set(pages.flatMap(({ shell }) => (isPublished(shell, now) ? [shell?.path] : [])));
  return links.flatMap((link) => {
    // Pages that are not published may lead to each other, and hidden blocks anywhere.
    if (link.isHidden || (link.page !== undefined && !present.has(link.page))) return [];
    const path = linkTarget(link)?.path;
    const found = path === undefined ? undefined : absent.get(path);
    if (path === undefined || !found) return [];
    return [
      createProblem({
        code: 'link-to-unpublished',
        place: link.place,
        text: link.text,
        context: link.context,
        message: `This links to ${path}, ${stateOf(found)}.`,
        hint: `Remove the link, or hide its block with "hidden: true"${wayOut(found)}.`,
      }),
    ];
  });
};

type Absent = { page: ValidPage; absence: NonNullable<ReturnType<typeof absenceOf>> };

/** How the page could be published. */
function wayOut({ page, absence }: Absent): string {
  if (isPreset(page)) return '';
  const { shown } = page.file;
  return absence.reason === 'draft' ? `; or publish the page: remove "draft: true" from ${shown}` : `; or change "publish" in ${shown}`;
}

function stateOf({ page, absence }: Absent): string {
  if (isPreset(page)) return 'which is a preset and no page';
  if (absence.reason === 'draft') return 'which is a draft and not published';
  return absence.reason === 'early' ? `which is published from ${absence.moment} on` : `which was published until ${absence.moment}`;
}
