import type { z } from 'zod';
import { clientSchema } from './clients.ts';
import { faqRecordSchema } from './faqs.ts';
import { testimonialSchema } from './testimonials.ts';

/** The list of collections: the file `collections/<key>.yaml` holds a list of such records. */
export const collectionSchemas = {
  clients: clientSchema,
  faqs: faqRecordSchema,
  testimonials: testimonialSchema,
} as const satisfies Record<string, z.ZodObject<{ id: z.ZodString }>>;

export type CollectionName = keyof typeof collectionSchemas;
