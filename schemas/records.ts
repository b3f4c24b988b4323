import { listedRecordsOf, recordOf, recordsOf } from 'pagewright/schema';
import { appTypeSchema } from './collections/app-types.ts';
import { clientSchema } from './collections/clients.ts';
import { faqRecordSchema } from './collections/faqs.ts';
import { projectSchema } from './collections/portfolio.ts';
import { postSchema } from './collections/posts.ts';
import { serviceCategorySchema } from './collections/service-categories.ts';
import { serviceSchema } from './collections/services.ts';
import { testimonialSchema } from './collections/testimonials.ts';
import { valueSchema } from './collections/values.ts';
import { websiteTypeSchema } from './collections/website-types.ts';
import { reasonSchema } from './collections/why-choose-us.ts';

export const appTypeRecords = recordsOf('app-types', appTypeSchema);
export const clientRecords = recordsOf('clients', clientSchema);
export const faqRecords = recordsOf('faqs', faqRecordSchema);
export const postRecords = recordsOf('posts', postSchema);
export const reasonRecords = recordsOf('why-choose-us', reasonSchema);
export const serviceCategoryRecords = recordsOf('service-categories', serviceCategorySchema);
export const serviceRecords = recordsOf('services', serviceSchema);
export const testimonialRecords = recordsOf('testimonials', testimonialSchema);
export const valueRecords = recordsOf('values', valueSchema);
export const websiteTypeRecords = recordsOf('website-types', websiteTypeSchema);

/** Projects: a whole list by its name (`web`), or single projects as `list/id` (`web/online-shop`). */
export const projectRecords = listedRecordsOf(
  { collection: 'portfolio', accepted: 'the name of a list such as "web", or projects such as "web/online-shop"' },
  projectSchema,
);

export const postRecord = recordOf('posts', postSchema);
export const serviceRecord = recordOf('services', serviceSchema);
export const serviceCategoryRecord = recordOf('service-categories', serviceCategorySchema);
