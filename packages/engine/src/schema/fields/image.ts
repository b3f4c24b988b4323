import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';
import { mediaPathSchema } from './media-path.ts';
import { hasNoHiddenCharacters, noHiddenCharacters } from './text.ts';

/** An image with its alternative text, or marked as decorative. */
export const imageSchema = z
  .strictObject({
    src: mediaPathSchema.describe('The path of the image in media, such as /media/team.jpg.'),
    alt: z
      .string()
      .refine(hasNoHiddenCharacters, noHiddenCharacters)
      .register(fieldKinds, { kind: 'text' })
      .optional()
      .describe('A text that describes the image, for people who cannot see it.'),
    decorative: z.literal(true).optional().describe('true: the image is only decoration and needs no "alt".'),
  })
  .refine((image) => image.decorative === true || Boolean(image.alt?.trim()), {
    path: ['alt'],
    error: 'a text that describes the image, or "decorative: true" instead',
  })
  .brand<'image'>()
  .register(fieldKinds, { kind: 'image' });
