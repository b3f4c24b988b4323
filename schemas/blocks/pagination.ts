import { blockBase, defineBlock, hrefSchema } from 'pagewright/schema';
import { z } from 'zod';

export const pagination = defineBlock(
  z
    .strictObject({
      type: z
        .literal('pagination')
        .describe('Links to the other pages of a list, for a page file with "perPage". A list on a single page shows nothing.'),
      ...blockBase,
      page: z.int().min(1).describe('The number of this page: write "{page}".'),
      pages: z.int().min(1).describe('How many pages the list has: write "{pages}".'),
      path: hrefSchema.describe('The path of the first page, as in "path" at the top of the file.'),
    })
    .refine(({ page, pages }) => pages < 1 || page <= pages, { path: ['page'], error: 'a number that is not above "pages"' })
    .refine(({ path }) => path.startsWith('/'), { path: ['path'], error: 'a page of this site, such as "/news"' }),
  {
    synonyms: ['pager', 'page-numbers', 'pages', 'previous-next'],
    interactive: false,
    pageHeading: false,
    site: ({ trailingSlash }) => ({ trailingSlash }),
    strings: ['pagination'],
  },
);
