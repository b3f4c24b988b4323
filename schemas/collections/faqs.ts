import { idSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const faqRecordSchema = z
  .strictObject({
    id: idSchema.describe('The name pages refer to it by.'),
    question: textSchema.describe('The question, in the words of a visitor.'),
    answer: textSchema.describe('The answer, in plain text.'),
  })
  .describe('A question with its answer.');
