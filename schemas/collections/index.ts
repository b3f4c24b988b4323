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

/** The collections of the site: `collections/<key>.yaml` holds records of this kind. */
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

/** A record of a collection as components get it. `href` is the path of its page, when it has a published one. */
export type SiteRecord<Name extends CollectionName> = ResolvedRecord<(typeof collections)[Name]['schema']>;
