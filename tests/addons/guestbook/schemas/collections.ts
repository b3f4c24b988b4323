import { type CollectionDefinitions, defineCollection, idSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

const noteSchema = z
  .strictObject({
    id: idSchema.describe('The name of the note.'),
    name: textSchema.describe('Who wrote it.'),
    text: textSchema.describe('What this person wrote.'),
  })
  .describe('A note in the guest book.');

export const collections = { notes: defineCollection(noteSchema) } as const satisfies CollectionDefinitions;
