import type { StaticComponents } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';
import LessonTimetable from './lesson-timetable.tsx';
import Overture from './overture.tsx';
import TeacherCard from './teacher-card.tsx';

/** The components that run in node only. */
export const staticComponents = {
  'lesson-timetable': LessonTimetable,
  overture: Overture,
  'teacher-card': TeacherCard,
} satisfies StaticComponents<typeof blocks>;
