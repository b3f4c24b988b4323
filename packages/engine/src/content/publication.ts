import { toTime } from '../schema/fields/moment.ts';

/** The fields of a page or a record that decide whether it is published. */
export type PublicationFields = {
  draft?: boolean | undefined;
  publish?: { from?: string | undefined; until?: string | undefined } | undefined;
};

/** Returns the fields of a page or a record that decide whether it is published. */
export const publicationOf = ({ draft, publish }: PublicationFields): PublicationFields => ({ draft, publish });

/** Why a page or a record is not published. `moment` is the date as the author wrote it. */
export type Absence = { reason: 'draft' } | { reason: 'early' | 'over'; moment: string };

/** Returns why a page or a record is not published at `now`. Undefined for a published one. */
export function absenceOf({ draft, publish }: PublicationFields, now: Date): Absence | undefined {
  if (draft) return { reason: 'draft' };
  const { from, until } = publish ?? {};
  if (from !== undefined && now.getTime() < toTime(from)) return { reason: 'early', moment: from };
  if (until !== undefined && now.getTime() >= toTime(until)) return { reason: 'over', moment: until };
  return undefined;
}

/** True when a page has valid fields and is published at `now`. */
export const isPublished = (page: PublicationFields | undefined, now: Date): boolean =>
  page !== undefined && absenceOf(page, now) === undefined;

/** True when everything with the fields `inner` is published only at times at which `outer` is published too. */
export function isPublishedWithin(inner: PublicationFields, outer: PublicationFields): boolean {
  const [own, around] = [periodOf(inner), periodOf(outer)];
  return inner.draft === true || (!outer.draft && own.from >= around.from && own.until <= around.until);
}

const periodOf = ({ publish }: PublicationFields): { from: number; until: number } => ({
  from: publish?.from === undefined ? Number.NEGATIVE_INFINITY : toTime(publish.from),
  until: publish?.until === undefined ? Number.POSITIVE_INFINITY : toTime(publish.until),
});

/** Returns the fields of something that is published only while both are, such as the page of a record. */
export function publishedWithBoth(one: PublicationFields, other: PublicationFields): PublicationFields {
  const [a, b] = [periodOf(one), periodOf(other)];
  const from = a.from >= b.from ? one.publish?.from : other.publish?.from;
  const until = a.until <= b.until ? one.publish?.until : other.publish?.until;
  return {
    ...((one.draft || other.draft) && { draft: true }),
    ...((from !== undefined || until !== undefined) && {
      publish: { ...(from !== undefined && { from }), ...(until !== undefined && { until }) },
    }),
  };
}

/** Returns the unpublished pages by path, each with the reason. Leaves out paths at which another page is published. */
export function unpublishedByPath<Page extends { fields: (PublicationFields & { path: string }) | undefined }>(
  pages: readonly Page[],
  now: Date,
): Map<string, { page: Page; absence: Absence }> {
  const found = new Map<string, { page: Page; absence: Absence }>();
  for (const page of pages) {
    const absence = page.fields && absenceOf(page.fields, now);
    if (page.fields && absence) found.set(page.fields.path, { page, absence });
  }
  for (const { fields } of pages) if (fields && isPublished(fields, now)) found.delete(fields.path);
  return found;
}

/** Returns a badge for an unpublished page in the preview: a short label and a sentence. Undefined for a published page. */
export function publicationBadge(page: PublicationFields, now: Date): { label: string; text: string } | undefined {
  const absence = absenceOf(page, now);
  if (!absence) return undefined;
  if (absence.reason === 'over') return { label: `Published until ${absence.moment}`, text: 'Visitors no longer see this page.' };
  const label = absence.reason === 'draft' ? 'Draft' : `Published on ${absence.moment}`;
  return { label, text: 'Visitors do not see this page yet.' };
}
