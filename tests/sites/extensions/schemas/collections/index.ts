import { type CollectionDefinitions, defineCollection, idSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

const concertSchema = z
  .strictObject({
    id: idSchema.describe('The last part of the path of its page.'),
    title: textSchema.describe('Who plays.'),
    summary: textSchema.describe('What visitors will hear, in a sentence.'),
  })
  .describe('A concert in the hall.');

export const collections = { concerts: defineCollection(concertSchema) } as const satisfies CollectionDefinitions;
