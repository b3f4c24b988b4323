import { z } from 'zod';
import { collectionSchemas } from './collections/index.ts';
import { anchorSchema } from './fields/link.ts';
import { textSchema } from './fields/text.ts';

/** The path of a page: `/`, or small-letter segments such as `/web-development`. */
const pagePathSchema = z
  .string()
  .regex(
    /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
    'a path of small letters, digits and hyphens that starts with /, such as "/web-development"',
  );

const collectionNameSchema = z.enum(Object.keys(collectionSchemas));

const layoutSchema = z.enum(['default', 'landing']);

/**
 * The shell of a page file. Its blocks are validated one by one against their own schemas,
 * so that a mistake in one says nothing about the others.
 */
export const pageSchema = z.strictObject({
  path: pagePathSchema.describe('Where the page is found on the site.'),
  title: textSchema.describe('The title in the browser tab and in search results.'),
  description: textSchema.describe('One or two sentences for search results.'),
  collection: collectionNameSchema
    .optional()
    .describe("Makes a page for every record of this collection; {field} in any text of this file stands for the record's field."),
  layout: layoutSchema.default('default').describe('"landing" shows the page\'s own anchors in the header.'),
  anchors: z
    .array(
      z.strictObject({
        label: textSchema.describe('The words in the header.'),
        to: anchorSchema.describe('The id of a block of this page, after a #.'),
      }),
    )
    .default([])
    .describe('Landing layout: the anchors in the header, in order.'),
  arriveAt: anchorSchema
    .optional()
    .describe('Coming from another page with the same value, visitors arrive at this block instead of at the top.'),
  listed: z.boolean().default(true).describe('false keeps the page out of the sitemap and asks search engines to pass it over.'),
  blocks: z.array(z.unknown()).min(1).max(200).describe('The blocks of the page, from top to bottom.'),
});

export type Layout = z.output<typeof layoutSchema>;
