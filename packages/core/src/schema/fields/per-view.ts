import { z } from 'zod';

const stepSchema = z.strictObject({
  from: z
    .int()
    .min(0)
    .max(4000)
    .describe('The minimum width of the window, in pixels.')
    .meta({ examples: [640] }),
  show: z.int().min(1).max(12).describe('How many items are visible at the same time.'),
});

/** How many items of a strip or carousel are visible at which window width, narrowest first. The first starts at 0. */
export const perViewSchema = z
  .array(stepSchema)
  .min(1)
  .max(6)
  .refine(
    (steps) => steps.every(({ from }, index) => (index === 0 ? from === 0 : from > (steps[index - 1]?.from ?? 0))),
    'a list from narrow to wide windows that starts with "from: 0"',
  );

/** The space between two items, in pixels. */
export const spacingSchema = z.int().min(0).max(100);
