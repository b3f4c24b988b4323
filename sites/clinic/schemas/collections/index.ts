import { type CollectionDefinitions, defineCollection } from 'pagewright/schema';
import { doctorSchema } from './doctors.ts';
import { treatmentSchema } from './treatments.ts';

/** The collections of the clinic, besides those of the extended site. */
export const collections = {
  doctors: defineCollection(doctorSchema),
  treatments: defineCollection(treatmentSchema),
} as const satisfies CollectionDefinitions;
