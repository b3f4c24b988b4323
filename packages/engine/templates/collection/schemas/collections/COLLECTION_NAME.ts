import { idSchema, imageSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const COLLECTION_SCHEMA = z
  .strictObject({
    id: idSchema.describe('The name pages refer to it by.'),
    title: textSchema.describe('The title.'),
    summary: textSchema.describe('One or two sentences.'),
    image: imageSchema({ shownWidth: 600 }).optional().describe('A picture.'),
  })
  .describe('A record of the collection "COLLECTION_NAME".');
