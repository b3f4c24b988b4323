import { type ContentSchemas, isGenerated, type ResolvedPage, type Site } from '@pagewright/core';
import { RecordPlaces, recordOfPage } from './page-map/record-places.ts';

/** A file that makes several pages: its collection, how many pages it makes, and where the record of one of them stands, if that is made from one. */
export type PageTemplate = {
  collection: string;
  pages: number;
  record: { file: string; at: readonly (string | number)[] } | undefined;
};

/** Returns what makes a page. Undefined for a page with a file of its own. */
export function pageTemplate({ page }: ResolvedPage, site: Site, schemas: ContentSchemas): PageTemplate | undefined {
  if (!isGenerated(page)) return undefined;
  const record = recordOfPage(page, new RecordPlaces(site, schemas, page.language ?? ''))?.placeOf('id');
  return {
    collection: page.template?.collection ?? '',
    pages: site.pages.filter((one) => one.page.source.path === page.source.path && one.page.language === page.language).length,
    record: record && {
      file: record.file,
      at: record.path.slice(0, record.start).map((step) => (typeof step === 'number' ? step : String(step))),
    },
  };
}
