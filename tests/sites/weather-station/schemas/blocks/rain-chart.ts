import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';

const daySchema = z.strictObject({
  day: textSchema.describe('The name of the day.'),
  rain: z.number().min(0).describe('The rain of the day in millimetres.'),
});

export const rainChart = defineBlock(
  z.strictObject({
    type: z.literal('rain-chart').describe('The rain of some days, as a table and a chart.'),
    ...blockBase,
    heading: textSchema.describe('The heading of the block.'),
    days: z.array(daySchema).min(1).describe('The days, the first one first.'),
  }),
  { interactive: { hydrate: 'always', chunk: 'own' }, pageHeading: false },
);
