import { type CollectionDefinitions, defineCollection, fieldKinds, idSchema, richTextSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const personSchema = z
  .strictObject({
    id: idSchema.describe('The id of the person.'),
    name: textSchema.describe('The name of the person.'),
    role: textSchema.describe('What the person does.'),
  })
  .describe('A person who works here.');

export const projectSchema = z
  .strictObject({
    id: idSchema.describe('The id of the project.'),
    title: textSchema.describe('The name of the project.'),
  })
  .describe('A finished project.');

export const questionSchema = z
  .strictObject({
    id: idSchema.describe('The id of the question.'),
    question: textSchema.describe('The question.'),
    answer: textSchema.describe('The answer.'),
  })
  .describe('A question with its answer.');

export const storySchema = z
  .strictObject({
    id: idSchema.describe('The last part of the path of its page.'),
    title: textSchema.describe('The title of the story.'),
    published: z.iso.date('a date such as "2025-05-01"').register(fieldKinds, { kind: 'date' }).describe('The date of the story.'),
    content: richTextSchema.describe('The text of the story.'),
  })
  .describe('A story with a page of its own.');

/** The collections of the example site. */
export const collections = {
  people: defineCollection(personSchema),
  projects: defineCollection(projectSchema, { lists: true }),
  questions: defineCollection(questionSchema),
  stories: defineCollection(storySchema),
} as const satisfies CollectionDefinitions;
