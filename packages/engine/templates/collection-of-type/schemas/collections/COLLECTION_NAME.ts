import { defineCollection, idSchema, recordField } from 'pagewright/schema';
import { z } from 'zod';

/** The records of `collections/COLLECTION_NAME.yaml`. */
export const COLLECTION_SCHEMA = defineCollection(
  z.strictObject({
    id: idSchema.describe('The id of the record. Pages refer to it by this id.'),
    RECORD_FIELDS,
  }),
  COLLECTION_TRAITS,
);
