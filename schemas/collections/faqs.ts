import { idSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const faqRecordSchema = z
  .strictObject({
    id: idSchema.describe('The id of the question. Pages refer to the question by this id.'),
    question: textSchema.describe('The question, in the words of a visitor.'),
    answer: textSchema.describe('The answer, in plain text.'),
  })
  .describe('A question with its answer.');
