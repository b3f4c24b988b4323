import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';
import { mediaPathSchema } from './media-path.ts';
import { hasNoHiddenCharacters, noHiddenCharacters } from './text.ts';

/**
 * Returns the schema of an image with its alternative text, or marked as decorative. `shownWidth` is the largest width at
 * which pages show it, in CSS pixels.
 */
export const imageSchema = ({ shownWidth }: { shownWidth: number }) =>
  z
    .strictObject({
      src: mediaPathSchema({ shownWidth }).describe('The path of the image in media, such as /media/team.jpg.'),
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
    .register(fieldKinds, { kind: 'image', shownWidth });
