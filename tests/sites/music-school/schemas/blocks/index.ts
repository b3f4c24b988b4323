import type { BlockDefinitions } from 'pagewright/schema';
import { lessonTimetable } from './lesson-timetable.ts';
import { metronome } from './metronome.ts';
import { overture } from './overture.ts';
import { teacherCard } from './teacher-card.ts';

/** The block types of the school. */
export const blocks = {
  'lesson-timetable': lessonTimetable,
  metronome,
  overture,
  'teacher-card': teacherCard,
} as const satisfies BlockDefinitions;
