import { defineFieldKind, hrefSchema, imageSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

/** Who answers guests. Components receive the initials too. */
export const hostSchema = defineFieldKind({
  schema: z.strictObject({
    name: textSchema.describe('The name.'),
    portrait: imageSchema({ shownWidth: 96 }).describe('The portrait.'),
    to: hrefSchema.describe('The page about this person.'),
  }),
  resolve: ({ name, portrait, to }) => ({ name, portrait, to, initials: name.replaceAll(/(\p{L})\S*\s*/gu, '$1') }),
  editor: 'by-schema',
  docs: 'a person: name, portrait and page',
  sample: '{ name: Ada Long, portrait: { src: /media/ada.jpg, alt: Ada at the door }, to: / }',
});
