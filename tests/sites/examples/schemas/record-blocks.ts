import {
  blockBase,
  defineBlock,
  listedRecordsOf,
  nestedBlocksSchema,
  perViewSchema,
  recordOf,
  recordsOf,
  spacingSchema,
  textSchema,
} from 'pagewright/schema';
import { z } from 'zod';
import { collections } from './collections.ts';
import { talk } from './text-blocks.ts';
import { pageHeadingTraits, plainTraits } from './traits.ts';

export const portraits = defineBlock(
  z.strictObject({
    type: z.literal('portraits').describe('People in a row.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    people: recordsOf('people', collections).describe('Which people are shown.'),
    perView: perViewSchema.optional().describe('The number of visible people for each window width.'),
    spacing: spacingSchema.optional().describe('The distance between two people in pixels.'),
  }),
  plainTraits,
);

export const projects = defineBlock(
  z.strictObject({
    type: z.literal('projects').describe('Finished projects.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    projects: listedRecordsOf({ collection: 'projects', accepted: 'the name of a list such as "web"' }, collections).describe(
      'Which projects: a list such as "web", or ids such as "web/shop".',
    ),
  }),
  plainTraits,
);

export const questions = defineBlock(
  z.strictObject({
    type: z.literal('questions').describe('Questions with answers.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    questions: recordsOf('questions', collections).prefault('all').describe('Which questions are shown.'),
  }),
  { ...plainTraits, maxPerPage: 1 },
);

export const story = defineBlock(
  z.strictObject({
    type: z.literal('story').describe('A story. Its title is the heading of the page.'),
    ...blockBase,
    story: recordOf('stories', collections).describe('The id of the story.'),
  }),
  pageHeadingTraits,
);

export const halves = defineBlock(
  z.strictObject({
    type: z.literal('halves').describe('Two halves with blocks.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    left: nestedBlocksSchema([questions, talk]).describe('The blocks of the left half.'),
  }),
  plainTraits,
);
