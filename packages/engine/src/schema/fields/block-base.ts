import { z } from 'zod';
import { idSchema } from './text.ts';

/** Ids that every page uses: those of the layout, of tabs, and of footnotes. */
const usedIds = /^(?:footer-links|main|menu|page-data|preview-status|route-error|tab-.*|note(?:ref)?-[\da-f]{8}-.*)$/;

/** True for an id that neither blocks nor headings of texts may have. */
export const isUsedId = (id: string): boolean => usedIds.test(id);

const anchorIdSchema = idSchema.refine((id) => !isUsedId(id), 'an id that the layout does not use, such as "our-team"');

/** The fields of every block. */
export const blockBase = {
  id: anchorIdSchema.optional().describe('The anchor of this block: "/page#id" links to it. Must be unique on the page.'),
  hidden: z
    .boolean()
    .optional()
    .describe('true: the block is checked, but visitors do not see it. The live preview shows it with a badge.'),
};
