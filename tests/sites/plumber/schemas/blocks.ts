import { blockBase, defineBlock, ownSettings, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import type { settings } from './settings.ts';

const nightCall = defineBlock(
  z.strictObject({
    type: z.literal('night-call').describe('The number for emergencies, with the seal of the guild.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
  }),
  {
    interactive: false,
    pageHeading: false,
    site: (site) => {
      const { hotline, seal } = ownSettings<typeof settings>(site);
      return { hotline, seal };
    },
  },
);

export const blocks = { 'night-call': nightCall };
