import { idSchema, imageSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

const themeColourSchema = z.enum(['ink', 'cotton', 'paper', 'marigold', 'madder', 'peacock']);

export const valueSchema = z
  .strictObject({
    id: idSchema.describe('The name pages refer to it by.'),
    title: textSchema.describe('The value in a few words.'),
    description: textSchema.describe('What it means in daily work.'),
    image: imageSchema.describe('Its picture.'),
    gradient: z
      .strictObject({
        from: themeColourSchema.describe('The colour that it starts with, from the theme.'),
        to: themeColourSchema.describe('The colour that it ends with.'),
      })
      .describe('The ground of the slide.'),
  })
  .describe('A value of the company, shown as a slide.');
