import { type CollectionDefinitions, defineCollection } from 'pagewright/schema';
import { lessonSchema } from './music-lessons.ts';
import { teacherSchema } from './teachers.ts';

/** The collections of the school. */
export const collections = {
  'music-lessons': defineCollection(lessonSchema),
  teachers: defineCollection(teacherSchema),
} as const satisfies CollectionDefinitions;
