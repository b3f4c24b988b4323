import { idSchema, imageSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const COLLECTION_SCHEMA = z
  .strictObject({
    RECORD_FIELDS,
  })
  .describe('A record of the collection "COLLECTION_NAME".');
