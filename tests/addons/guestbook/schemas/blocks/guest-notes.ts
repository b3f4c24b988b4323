import { blockBase, defineBlock, recordsOf, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { collections } from '../collections.ts';
import { hostSchema } from '../host.ts';

export const guestNotes = defineBlock(
  z.strictObject({
    type: z.literal('guest-notes').describe('Notes of visitors, each with its name.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    host: hostSchema.optional().describe('Who answers the notes.'),
    notes: recordsOf('notes', collections).prefault('all').describe('Which notes are shown.'),
  }),
  { synonyms: ['visitors'], interactive: false, pageHeading: false, strings: ['guestbook'] },
);
