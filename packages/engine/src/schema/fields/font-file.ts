import { z } from 'zod';
import { fontPathSchema } from './media-path.ts';

/** A font file and its weights. */
export const fontFileSchema = z.strictObject({
  file: fontPathSchema.describe('The .woff2 file in media/fonts.'),
  weights: z
    .string()
    .regex(/^\d{3} \d{3}$/, 'the lightest and the heaviest weight, such as "400 700"')
    .describe('The lightest and the heaviest weight.')
    .meta({ examples: ['400 700'] }),
});
