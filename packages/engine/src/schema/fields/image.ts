import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';
import { mediaPathSchema } from './media-path.ts';
import { isOpen, openText } from './text.ts';

/** A picture with its alternative text, or openly marked as decoration. */
export const imageSchema = z
  .strictObject({
    src: mediaPathSchema.describe('The picture: a path in media, such as /media/team.jpg.'),
    alt: z
      .string()
      .refine(isOpen, openText)
      .register(fieldKinds, { kind: 'text' })
      .optional()
      .describe('What the picture shows, for people who cannot see it.'),
    decorative: z.literal(true).optional().describe('Write true when the picture adds nothing that the text does not say.'),
  })
  .refine((image) => image.decorative === true || Boolean(image.alt?.trim()), {
    path: ['alt'],
    error: 'a text that says what the picture shows, or "decorative: true" in its place',
  })
  .brand<'image'>()
  .register(fieldKinds, { kind: 'image' });
