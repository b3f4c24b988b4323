import { type CollectionDefinitions, defineCollection, idSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

const repairSchema = z
  .strictObject({
    id: idSchema.describe('The last part of the path of its page.'),
    title: textSchema.describe('What is repaired.'),
    summary: textSchema.describe('What the plumber does, in a sentence.'),
  })
  .describe('A kind of repair.');

export const collections = { repairs: defineCollection(repairSchema) } as const satisfies CollectionDefinitions;
