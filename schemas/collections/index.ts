import { type CollectionDefinitions, defineCollection, type ResolvedRecord } from 'pagewright/schema';
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

/** The collections of the site: the file `collections/<key>.yaml` contains their records. */
export const collections = {
  'app-types': defineCollection(appTypeSchema),
  clients: defineCollection(clientSchema),
  faqs: defineCollection(faqRecordSchema),
  portfolio: defineCollection(projectSchema, { lists: true }),
  posts: defineCollection(postSchema),
  'service-categories': defineCollection(serviceCategorySchema),
  services: defineCollection(serviceSchema),
  testimonials: defineCollection(testimonialSchema),
  values: defineCollection(valueSchema),
  'website-types': defineCollection(websiteTypeSchema),
  'why-choose-us': defineCollection(reasonSchema),
} as const satisfies CollectionDefinitions;

export type CollectionName = keyof typeof collections;

/** A record as components get it. `href` is the path of its page; undefined when it has no published page. */
export type SiteRecord<Name extends CollectionName> = ResolvedRecord<(typeof collections)[Name]['schema']>;
