import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';

/** An id as written; whether there is such a record, and which one was meant, is known once the collections are read. */
const reference = z.union([z.int(), z.string().trim().min(1)], 'the id of a record');

/** Records of a collection: `all` in the collection's order, or chosen ids in the order written. */
const recordsOf = (collection: string) =>
  z
    .union([z.literal('all'), z.array(reference).min(1)], `"all", or a list of ids from collections/${collection}.yaml`)
    .register(fieldKinds, { kind: 'records', collection });

/** One record of a collection, by its id. */
const recordOf = (collection: string) =>
  z
    .union([z.int(), z.string().trim().min(1)], `the id of a record in collections/${collection}.yaml`)
    .register(fieldKinds, { kind: 'record', collection });

export const appTypeRecords = recordsOf('app-types').brand<'records:app-types'>();
export const clientRecords = recordsOf('clients').brand<'records:clients'>();
export const faqRecords = recordsOf('faqs').brand<'records:faqs'>();
export const postRecords = recordsOf('posts').brand<'records:posts'>();
export const reasonRecords = recordsOf('why-choose-us').brand<'records:why-choose-us'>();
export const serviceCategoryRecords = recordsOf('service-categories').brand<'records:service-categories'>();
export const serviceRecords = recordsOf('services').brand<'records:services'>();
export const testimonialRecords = recordsOf('testimonials').brand<'records:testimonials'>();
export const valueRecords = recordsOf('values').brand<'records:values'>();
export const websiteTypeRecords = recordsOf('website-types').brand<'records:website-types'>();

/** Projects: a whole list by its name (`web`), or chosen ones as `list/id` (`web/saffron-table`). */
export const projectRecords = z
  .union([z.string().trim().min(1), z.array(reference).min(1)], 'the name of a list such as "web", or projects such as "web/saffron-table"')
  .register(fieldKinds, { kind: 'records', collection: 'portfolio' })
  .brand<'records:portfolio'>();

export const postRecord = recordOf('posts').brand<'record:posts'>();
export const serviceRecord = recordOf('services').brand<'record:services'>();
export const serviceCategoryRecord = recordOf('service-categories').brand<'record:service-categories'>();
