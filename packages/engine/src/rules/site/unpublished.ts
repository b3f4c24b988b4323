import type { Absence } from '../../content/publication.ts';
import type { ValidPage } from '../../content/validate/validate-page.ts';

/** A page that is not published, and why. */
export type Unpublished = { page: ValidPage; absence: Absence };

/** Describes why a page is not published, as a clause after its path. */
export function describeAbsence({ absence }: Unpublished): string {
  if (absence.reason === 'draft') return 'which is a draft and not published';
  return absence.reason === 'early' ? `which will be published on ${absence.moment}` : `which was published until ${absence.moment}`;
}

/** Returns how to publish the page, as a clause that starts with a verb. */
export const howToPublish = ({ page, absence }: Unpublished): string =>
  absence.reason === 'draft' ? `publish the page: remove "draft: true" from ${page.file.shown}` : `change "publish" in ${page.file.shown}`;
