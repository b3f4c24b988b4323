import { acceptedInPer } from '../content/expand/record-lists.ts';
import { when } from '../json-schema/conditions.ts';
import type { JsonSchema } from '../json-schema/json-schema.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { choice } from './scalar-schema.ts';

/** Returns the conditions of `per` and `perPage` in a page file. `isTemplate`: the file has a collection, whose fields are accepted. */
export function listFieldSchemas(schemas: ContentSchemas, isTemplate: boolean): JsonSchema[] {
  if (!isTemplate) return [without('per', 'collection'), without('perPage', 'collection')];
  const ofCollections = schemas.collectionNames.map((collection) =>
    when(
      { required: ['collection'], properties: { collection: { const: collection } } },
      { properties: { per: choice(acceptedInPer({ collection, schemas })) } },
    ),
  );
  return [...ofCollections, when({ required: ['per'] }, {}, without('perPage', 'per'))];
}

/** Rejects a field, whatever its value is. */
const without = (field: string, missing: string): JsonSchema => ({
  properties: { [field]: { type: 'null', errorMessage: `"${field}" needs "${missing}" beside it.` } },
});
