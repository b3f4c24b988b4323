import { z } from 'zod';
import { idSchema } from './text.ts';

/** Ids of the frame around the blocks. */
const frameIds = new Set(['footer-links', 'main', 'menu', 'page-data']);

const anchorIdSchema = idSchema.refine((id) => !frameIds.has(id), 'an id that the page itself does not use, such as "our-team"');

/** Fields that every block has besides its own. */
export const blockBase = {
  id: anchorIdSchema.optional().describe('Anchor of this block: "/page#id" leads to it. Unique on its page.'),
  hidden: z.boolean().optional().describe('true: the block is checked like the others and not shown.'),
};
