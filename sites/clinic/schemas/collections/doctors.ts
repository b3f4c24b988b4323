import { idSchema, imageSchema, richTextSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const doctorSchema = z
  .strictObject({
    id: idSchema.describe('The last part of the URL of the page of the doctor.'),
    name: textSchema.describe('The name with title.'),
    role: textSchema.describe('The speciality, in a few words.'),
    summary: textSchema.describe('One or two sentences for the card and for search results.'),
    languages: textSchema.describe('The languages that the doctor speaks with patients, such as "German and English".'),
    days: textSchema.describe('When the doctor is there, and in which house.'),
    portrait: imageSchema({ shownWidth: 640 }).describe('The portrait.'),
    text: richTextSchema.describe('The text of the page of the doctor.'),
  })
  .describe('A dentist of the practice.');
