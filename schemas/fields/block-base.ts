import { z } from 'zod';
import { idSchema } from './text.ts';

/** The ground a block stands on; text colours follow it. */
export const toneSchema = z.enum(['light', 'paper', 'dark']);

/** Fields that every block has besides its own. */
export const blockBase = {
  id: idSchema.optional().describe('Anchor of this block: "/page#id" leads to it. Unique on its page.'),
};
