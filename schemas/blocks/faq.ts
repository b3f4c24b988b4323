import { blockBase, defineBlock, imageSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';
import { faqRecords } from '../records.ts';

export const faq = defineBlock(
  z.strictObject({
    type: z.literal('faq').describe('Questions with answers. One answer is open at a time. A picture is beside them.'),
    ...blockBase,
    background: backgroundSchema.default('paper').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    badge: textSchema.optional().describe('A short text on the picture, such as "3+ Years of Experience".'),
    image: imageSchema({ shownWidth: 480 }).optional().describe('The picture beside the questions.'),
    questions: faqRecords.prefault('all').describe('Which questions are shown.'),
  }),
  {
    synonyms: ['questions', 'accordion', 'q-and-a'],
    interactive: false,
    pageHeading: false,
    structuredData: ({ questions }) => [
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  },
);
