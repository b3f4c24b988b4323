import { idSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const lessonSchema = z
  .strictObject({
    id: idSchema.describe('The last part of the path of its page.'),
    title: textSchema.describe('The name of the lesson.'),
    day: z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']).describe('When it takes place.'),
    summary: textSchema.describe('One or two sentences.'),
  })
  .describe('A lesson.');
