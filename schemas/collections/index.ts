import type { z } from 'zod';
import { appTypeSchema } from './app-types.ts';
import { clientSchema } from './clients.ts';
import { faqRecordSchema } from './faqs.ts';
import { projectSchema } from './portfolio.ts';
import { postSchema } from './posts.ts';
import { serviceCategorySchema } from './service-categories.ts';
import { serviceSchema } from './services.ts';
import { testimonialSchema } from './testimonials.ts';
import { valueSchema } from './values.ts';
import { websiteTypeSchema } from './website-types.ts';
import { reasonSchema } from './why-choose-us.ts';

/** The list of collections: `collections/<key>.yaml` holds records of this kind. */
export const collectionSchemas = {
  'app-types': appTypeSchema,
  clients: clientSchema,
  faqs: faqRecordSchema,
  portfolio: projectSchema,
  posts: postSchema,
  'service-categories': serviceCategorySchema,
  services: serviceSchema,
  testimonials: testimonialSchema,
  values: valueSchema,
  'website-types': websiteTypeSchema,
  'why-choose-us': reasonSchema,
} as const satisfies Record<string, z.ZodObject<{ id: z.ZodString | z.ZodInt }>>;

export type CollectionName = keyof typeof collectionSchemas;

/** Collections whose file holds several named lists; their records are referred to as `list/id`. */
export const collectionsWithLists: readonly CollectionName[] = ['portfolio'];
