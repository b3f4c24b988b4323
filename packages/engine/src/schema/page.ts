import { z } from 'zod';
import { anchorSchema } from './fields/link.ts';
import { socialImagePathSchema } from './fields/media-path.ts';
import { pagePathSchema } from './fields/page-path.ts';
import { publishSchema } from './fields/publish.ts';
import { renames } from './fields/renames.ts';
import { textSchema } from './fields/text.ts';
import { type LayoutDefinitions, layoutNames } from './layout-definitions.ts';

/** `layout`: one of the names that the site declares. A site with several layouts describes those that need it. */
function layoutSchema(layouts: LayoutDefinitions) {
  const names = layoutNames(layouts);
  const about = Object.values(layouts).flatMap(({ describe }) => describe ?? []);
  return z
    .enum(names)
    .default(names[0])
    .describe(about.length > 0 ? about.join(' ') : 'What is shown around the blocks of the page.');
}

/**
 * The fields of a page file. Its blocks are validated one by one against their own schemas,
 * so that a mistake in one has no effect on the others.
 * `collections` are the names of the site's collections, `layouts` the layouts that it declares.
 */
export const createPageSchema = (collections: readonly string[], layouts: LayoutDefinitions) =>
  z.strictObject({
    path: pagePathSchema.describe('Where the page is found on the site.'),
    title: textSchema.describe('The title in the browser tab and in search results.'),
    description: textSchema.describe('One or two sentences for search results.'),
    collection: z
      .enum(collections)
      .optional()
      .describe("Makes a page for every record of this collection; {field} in any text of this file stands for the record's field."),
    layout: layoutSchema(layouts),
    anchors: z
      .array(
        z.strictObject({
          label: textSchema.describe('The words in the header.'),
          to: anchorSchema.describe('The id of a block of this page, after a #.'),
        }),
      )
      .default([])
      .describe('The anchors in the header, in order, for layouts that show them.'),
    scrollTarget: anchorSchema
      .optional()
      .describe('Visitors who come from another page with the same value see this block first instead of the top of the page.')
      .register(renames, { renamedFrom: ['arriveAt'] }),
    socialImage: socialImagePathSchema
      .optional()
      .describe("The picture that other sites show beside a link to this page; the brand's when left out."),
    listed: z.boolean().default(true).describe('false keeps the page out of the sitemap and asks search engines to pass it over.'),
    draft: z.boolean().default(false).describe('true: the page shows in the live preview and is not published.'),
    publish: publishSchema.optional().describe('When the page is part of the published site; always when left out.'),
    blocks: z.array(z.unknown()).min(1).max(200).describe('The blocks of the page, from top to bottom.'),
  });

export type PageSchema = ReturnType<typeof createPageSchema>;
