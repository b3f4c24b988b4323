import { idSchema, mediaPathSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const testimonialSchema = z
  .strictObject({
    id: idSchema.describe('The name pages refer to it by.'),
    profileImg: mediaPathSchema.describe('A portrait in media/people.'),
    name: textSchema.describe('Who says it.'),
    role: textSchema.describe('Position and company.'),
    desc: textSchema.describe('The quotation, without quotation marks.'),
  })
  .describe("What a client says, in the client's words.");
