import { listedRecordsOf, recordOf, recordsOf, recordsOrNoneOf } from 'pagewright/schema';
import { collections } from './collections/index.ts';

export const appTypeRecords = recordsOf('app-types', collections);
export const clientRecords = recordsOf('clients', collections);
export const faqRecords = recordsOf('faqs', collections);
export const postRecords = recordsOf('posts', collections);
/** Posts of which there may be none, such as the one after the last. */
export const postRecordsOrNone = recordsOrNoneOf('posts', collections);
export const reasonRecords = recordsOf('why-choose-us', collections);
export const serviceCategoryRecords = recordsOf('service-categories', collections);
export const serviceRecords = recordsOf('services', collections);
export const testimonialRecords = recordsOf('testimonials', collections);
export const valueRecords = recordsOf('values', collections);
export const websiteTypeRecords = recordsOf('website-types', collections);

/** Projects: a whole list by its name (`web`), or single projects as `list/id` (`web/online-shop`). */
export const projectRecords = listedRecordsOf(
  {
    collection: 'portfolio',
    accepted: 'the name of a list such as "web", projects such as "web/online-shop" or written here, or a query such as { list: web }',
  },
  collections,
);

export const postRecord = recordOf('posts', collections);
export const serviceRecord = recordOf('services', collections);
export const serviceCategoryRecord = recordOf('service-categories', collections);
