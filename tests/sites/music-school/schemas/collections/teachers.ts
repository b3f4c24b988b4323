import { idSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const teacherSchema = z
  .strictObject({
    id: idSchema.describe('The name lessons refer to it by.'),
    name: textSchema.describe('The name of the teacher.'),
    instrument: textSchema.describe('What the teacher plays.'),
  })
  .describe('A teacher.');
