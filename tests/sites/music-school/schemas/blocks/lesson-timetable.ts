import { blockBase, defineBlock, recordsOf, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { collections } from '../collections/index.ts';

export const lessonTimetable = defineBlock(
  z.strictObject({
    type: z.literal('lesson-timetable').describe('Lessons by day.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    lessons: recordsOf('music-lessons', collections).prefault('all').describe('Which lessons are shown.'),
  }),
  {
    interactive: false,
    pageHeading: false,
    strings: ['timetable'],
  },
);
