import { z } from 'zod';
import { publishSchema } from './fields/define-collection.ts';
import { fieldForms } from './fields/field-forms.ts';
import { renames } from './fields/field-kinds.ts';
import { anchorSchema, pagePathSchema } from './fields/link.ts';
import { socialImagePathSchema } from './fields/media-path.ts';
import { textSchema } from './fields/text.ts';
import { type LayoutDefinitions, layoutNames } from './layouts.ts';

/** `layout`: one of the names that the site declares. A site with several layouts describes those that need it. */
function layoutSchema(layouts: LayoutDefinitions) {
  const names = layoutNames(layouts);
  const about = Object.values(layouts).flatMap(({ describe }) => describe ?? []);
  return z
    .enum(names)
    .default(names[0])
    .describe(about.length > 0 ? about.join(' ') : 'The header, footer and styles around the blocks of the page.');
}

/**
 * The fields of a page file. Its blocks are validated one by one against their own schemas,
 * so that a mistake in one has no effect on the others.
 * `collections` are the names of the site's collections, `layouts` the layouts that it declares.
 */
export const createPageSchema = (collections: readonly string[], layouts: LayoutDefinitions) =>
  z.strictObject({
    path: pagePathSchema.describe('The path of the page in its URL, such as /about-us.'),
    title: textSchema.describe('The title in the browser tab and in search results.'),
    description: textSchema.describe('One or two sentences for search results.'),
    collection: z
      .enum(collections)
      .optional()
      .describe(
        'Makes one page for every record of this collection. In any text of this file, {field} is replaced by the value of that field of the record.',
      )
      .register(fieldForms, { isAdvanced: true }),
    per: textSchema
      .optional()
      .describe(
        'Makes one page for each value of this field, such as tags, instead of one for every record: it lists the records with the value. A date makes one page a year, and "all" one page of all records.',
      )
      .register(fieldForms, { isAdvanced: true }),
    perPage: z
      .int()
      .min(1)
      .max(200)
      .optional()
      .describe('How many records one page shows. The others follow on further pages: /page/2, /page/3. Default: all on one page.')
      .register(fieldForms, { isAdvanced: true }),
    layout: layoutSchema(layouts).register(fieldForms, { isAdvanced: true }),
    profile: textSchema
      .optional()
      .describe(
        'The profile of site.yaml whose brand, contact data, navigation and footer the page has. Default: that of its folder, else none.',
      )
      .register(fieldForms, { isAdvanced: true }),
    anchors: z
      .array(
        z.strictObject({
          label: textSchema.describe('The link text in the header.'),
          to: anchorSchema.describe('The id of a block or a heading of this page, after a #.'),
        }),
      )
      .default([])
      .describe('The links in the header to blocks of this page, for layouts that show them.')
      .register(fieldForms, { isAdvanced: true }),
    scrollTarget: anchorSchema
      .optional()
      .describe('The block that visitors see first when they come from another page with the same value. Default: the top of the page.')
      .register(renames, { renamedFrom: ['arriveAt'] })
      .register(fieldForms, { isAdvanced: true }),
    socialImage: socialImagePathSchema
      .optional()
      .describe("The image that social networks show with a link to this page: a .png of 1200 by 630 pixels. Default: the brand's."),
    listed: z.boolean().default(true).describe('false: the page is not in the sitemap, and search engines are asked not to list it.'),
    draft: z.boolean().default(false).describe('true: the page is shown in the live preview only and is not published.'),
    publish: publishSchema.optional().describe('The period in which the page is published. Default: always.'),
    translated: textSchema
      .optional()
      .describe(
        'In the file of a translation: the state of the original when it was translated. "npm run check -- --fix" writes it. "check" warns when the original has changed since.',
      )
      .register(fieldForms, { isAdvanced: true }),
    blocks: z.array(z.unknown()).min(1).max(200).describe('The blocks of the page, from top to bottom.'),
  });

export type PageSchema = ReturnType<typeof createPageSchema>;
