import { endOf, hasEnded, isBefore, type Now, startOf } from '../time/moment.ts';

/** The fields of a page or a record that decide whether it is published. */
export type PublicationFields = {
  draft?: boolean | undefined;
  publish?: { from?: string | undefined; until?: string | undefined } | undefined;
  /** The fields of the record of a page, or of the first one of its list: the page is published only while these are. */
  within?: PublicationFields | undefined;
};

/** Returns the fields of a page or a record that decide whether it is published. */
export const publicationOf = ({ draft, publish }: PublicationFields): PublicationFields => ({ draft, publish });

/** Why a page or a record is not published. `moment` is the date as the author wrote it. `over` means that it has passed. */
export type Absence = { reason: 'draft' } | { reason: 'early' | 'over'; moment: string };

/** Returns why a page or a record is not published at `now`. Undefined for a published one. */
export function absenceOf({ draft, publish, within }: PublicationFields, now: Now): Absence | undefined {
  if (draft) return { reason: 'draft' };
  const { from, until } = publish ?? {};
  if (from !== undefined && isBefore(from, now)) return { reason: 'early', moment: from };
  if (until !== undefined && hasEnded(until, now)) return { reason: 'over', moment: until };
  return within && absenceOf(within, now);
}

/** True when a page has valid fields and is published at `now`. */
export const isPublished = (page: PublicationFields | undefined, now: Now): boolean =>
  page !== undefined && absenceOf(page, now) === undefined;

/** True when everything with the fields `inner` is published only at times at which `outer` is published too. */
export function isPublishedWithin(inner: PublicationFields, outer: PublicationFields, timeZone: string): boolean {
  const own = periodOf(inner, timeZone);
  const around = periodOf(outer, timeZone);
  return own.isDraft || (!around.isDraft && own.from >= around.from && own.until <= around.until);
}

/** When something is published, in milliseconds since 1970. */
type Period = { isDraft: boolean; from: number; until: number };

const always: Period = { isDraft: false, from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

function periodOf({ draft = false, publish, within }: PublicationFields, timeZone: string): Period {
  const around = within ? periodOf(within, timeZone) : always;
  return {
    isDraft: draft || around.isDraft,
    from: Math.max(around.from, publish?.from === undefined ? always.from : startOf(publish.from, timeZone)),
    until: Math.min(around.until, publish?.until === undefined ? always.until : endOf(publish.until, timeZone)),
  };
}

/** Returns the unpublished pages by path, each with the reason. Leaves out paths at which another page is published. */
export function unpublishedByPath<Page extends { fields: (PublicationFields & { path: string }) | undefined }>(
  pages: readonly Page[],
  now: Now,
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
export function publicationBadge(page: PublicationFields, now: Now): { label: string; text: string } | undefined {
  const absence = absenceOf(page, now);
  if (!absence) return undefined;
  if (absence.reason === 'over') return { label: `Published until ${absence.moment}`, text: 'Visitors no longer see this page.' };
  const label = absence.reason === 'draft' ? 'Draft' : `Published on ${absence.moment}`;
  return { label, text: 'Visitors do not see this page yet.' };
}
