import { defineFieldKind } from 'pagewright/schema';
import { z } from 'zod';

/** How glad guests are, from 1 to 3. The editor has a control of its own for it. */
export const moodSchema = defineFieldKind({
  schema: z.int().min(1).max(3),
  resolve: (mood) => ({ mood, face: [':|', ':)', ':D'][mood - 1] ?? '' }),
  editor: 'by-schema',
  control: { module: `${import.meta.dirname}/../src/controls/mood.ts` },
  docs: 'a number from 1 to 3',
  sample: '3',
});
