import { blockBase, defineBlock, iconSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

const valueCardSchema = z.strictObject({
  icon: iconSchema.describe('The icon of the card, a name from lucide.dev/icons.'),
  title: textSchema.describe('The title of the card in two or three words.'),
  text: textSchema.describe('One or two sentences for clients.'),
});

const counterSchema = z.strictObject({
  label: textSchema.describe('What the number counts, such as "Projects".'),
  target: z
    .int()
    .min(0)
    .max(1_000_000)
    .describe('The final number. Counting stops there.')
    .meta({ examples: [50] }),
  suffix: z.string().max(3).optional().describe('Text after the number, such as "+" or "%".'),
  tickMilliseconds: z
    .int()
    .min(10)
    .max(1000)
    .optional()
    .describe(
      'Instead of "duration": milliseconds between two steps of the count. Counting takes 5 seconds at most, so a large number is counted in larger steps.',
    )
    .meta({ examples: [50] }),
});

export const counters = defineBlock(
  z.strictObject({
    type: z.literal('counters').describe('Cards with values, and numbers that count up once when they scroll into view.'),
    ...blockBase,
    background: backgroundSchema.default('dark').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    cards: z.array(valueCardSchema).max(8).default([]).describe('The value cards.'),
    counters: z.array(counterSchema).min(1).max(6).describe('The numbers that count up.'),
    duration: z
      .int()
      .min(200)
      .max(5000)
      .default(2000)
      .describe('How long counting takes, in milliseconds, for numbers without "tickMilliseconds".'),
    threshold: z
      .number()
      .min(0)
      .max(1)
      .default(0.1)
      .describe('How much of the section must be visible before counting starts, from 0 to 1.'),
  }),
  {
    synonyms: ['numbers', 'figures', 'stats', 'statistics'],
    interactive: {
      enhance: ({ threshold, duration, counters }) => ({
        threshold,
        counters: counters.map(({ target, suffix, tickMilliseconds }) => ({
          target,
          suffix,
          tickMilliseconds: tickMilliseconds ?? tickFor(target, duration),
          duration: tickMilliseconds === undefined ? duration : undefined,
        })),
      }),
    },
    pageHeading: false,
    site: ({ language }) => ({ language }),
  },
);

/** The time between two steps in milliseconds: a step for each number, but at most 25 a second. */
const tickFor = (target: number, duration: number): number => Math.max(40, Math.round(duration / Math.max(target, 1)));
