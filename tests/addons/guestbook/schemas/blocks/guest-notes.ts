import { blockBase, defineBlock, recordsOf, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { collections } from '../collections.ts';

export const guestNotes = defineBlock(
  z.strictObject({
    type: z.literal('guest-notes').describe('Notes of visitors, each with its name.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    notes: recordsOf('notes', collections).prefault('all').describe('Which notes are shown.'),
  }),
  { synonyms: ['visitors'], interactive: false, pageHeading: false, strings: ['guestbook'] },
);
