import type { PageFields } from '../schema/content-schemas.ts';
import { toTime } from '../schema/fields/moment.ts';

/** The parts of a page that say whether it is published. */
type Lifetime = Pick<PageFields, 'draft' | 'publish'>;

/** Why a page is not part of the site at a moment; `moment` is as the author wrote it. */
type Absence = { reason: 'draft' } | { reason: 'early' | 'over'; moment: string };

/** Why a page is not published at a moment; undefined for one that is. */
export function absenceOf({ draft, publish }: Lifetime, now: Date): Absence | undefined {
  if (draft) return { reason: 'draft' };
  const { from, until } = publish ?? {};
  if (from !== undefined && now.getTime() < toTime(from)) return { reason: 'early', moment: from };
  if (until !== undefined && now.getTime() >= toTime(until)) return { reason: 'over', moment: until };
  return undefined;
}

/** Whether a page whose own fields are right is part of the site at a moment. */
export const isPublished = (page: Lifetime | undefined, now: Date): boolean => page !== undefined && absenceOf(page, now) === undefined;

/** A word or two for the preview, which shows pages that are not published as well. */
export function publicationMark(page: Lifetime, now: Date): string | undefined {
  const absence = absenceOf(page, now);
  if (!absence) return undefined;
  if (absence.reason === 'draft') return 'Draft';
  return absence.reason === 'early' ? `From ${absence.moment}` : `Until ${absence.moment}`;
}
