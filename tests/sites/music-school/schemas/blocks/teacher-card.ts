import { blockBase, defineBlock, recordOf } from 'pagewright/schema';
import { z } from 'zod';
import { collections } from '../collections/index.ts';

export const teacherCard = defineBlock(
  z.strictObject({
    type: z.literal('teacher-card').describe('A teacher.'),
    ...blockBase,
    teacher: recordOf('teachers', collections).describe('The id of the teacher.'),
  }),
  {
    interactive: false,
    pageHeading: false,
  },
);
