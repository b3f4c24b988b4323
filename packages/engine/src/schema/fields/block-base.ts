import { z } from 'zod';
import { idSchema } from './text.ts';

/** Ids that the layout uses. */
const layoutIds = new Set(['footer-links', 'main', 'menu', 'page-data']);

const anchorIdSchema = idSchema.refine((id) => !layoutIds.has(id), 'an id that the layout does not use, such as "our-team"');

/** The fields of every block. */
export const blockBase = {
  id: anchorIdSchema.optional().describe('The anchor of this block: "/page#id" links to it. Must be unique on the page.'),
  hidden: z
    .boolean()
    .optional()
    .describe('true: the block is checked, but visitors do not see it. The live preview shows it with a badge.'),
};
