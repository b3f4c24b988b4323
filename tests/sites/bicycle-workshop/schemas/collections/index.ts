import { type CollectionDefinitions, defineCollection } from 'pagewright/schema';
import { repairSchema } from './repairs.ts';

/** The collections of the workshop, besides those of the extended site. */
export const collections = {
  repairs: defineCollection(repairSchema),
} as const satisfies CollectionDefinitions;
