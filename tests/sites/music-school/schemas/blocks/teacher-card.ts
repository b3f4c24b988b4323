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
    synonyms: [],
    interactive: false,
    pageHeading: false,
    maxPerPage: false,
    aboveHeader: false,
    site: false,
    strings: false,
    structuredData: false,
    contentClasses: false,
    form: false,
    embeds: false,
    document: false,
  },
);
