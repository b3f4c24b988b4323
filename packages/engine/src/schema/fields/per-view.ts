import { z } from 'zod';

const stepSchema = z.strictObject({
  from: z
    .int()
    .min(0)
    .max(4000)
    .describe('From this width of the window on, in pixels.')
    .meta({ examples: [640] }),
  show: z.int().min(1).max(12).describe('How many are in view.'),
});

/** How many items of a strip or carousel are in view at which width, narrowest first; starts at 0. */
export const perViewSchema = z
  .array(stepSchema)
  .min(1)
  .max(6)
  .refine(
    (steps) => steps.every(({ from }, index) => (index === 0 ? from === 0 : from > (steps[index - 1]?.from ?? 0))),
    'steps from narrow to wide, the first with "from: 0"',
  );

/** Pixels between two items. */
export const spacingSchema = z.int().min(0).max(100);
