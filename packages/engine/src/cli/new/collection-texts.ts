import type { CollectionNames } from './collection-names.ts';

/** The id of the record that a new collection starts with. */
export const firstId = 'first';

/** The schema of a new collection: one required field of each kind that most records have, and an optional picture. */
export const schemaText = ({
  name,
  schema,
}: CollectionNames): string => `import { idSchema, imageSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const ${schema} = z
  .strictObject({
    id: idSchema.describe('The name pages refer to it by.'),
    title: textSchema.describe('The title.'),
    summary: textSchema.describe('One or two sentences.'),
    image: imageSchema({ shownWidth: 600 }).optional().describe('A picture.'),
  })
  .describe('A record of the collection "${name}".');
`;

/**
 * The records of a new collection: one. Its texts name the collection, because two pages with the same title are a problem,
 * and its summary is long enough for the description of a page.
 */
export const recordsText = ({ name }: Pick<CollectionNames, 'name'>): string => `- id: ${firstId}
  title: First of ${name}
  summary: One or two sentences about the first record of ${name}, for cards and search results.
`;
