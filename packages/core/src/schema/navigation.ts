import { z } from 'zod';
import { english } from '../strings/en.ts';
import { hrefSchema, linkSchema } from './fields/link.ts';
import { textSchema } from './fields/text.ts';

const entrySchema = z
  .strictObject({
    label: textSchema.describe('The text of the link, or of the button that opens its menu.'),
    to: hrefSchema
      .optional()
      .describe('The target: a page such as /contact-us, an anchor, or a URL that starts with https://. An entry with "items" needs none.'),
    items: z
      .array(linkSchema)
      .min(1)
      .max(16)
      .optional()
      .describe('The links of a menu that the entry opens. Its own page, if it has one, is the first of them.'),
  })
  .refine(({ to, items }) => to !== undefined || items !== undefined, {
    path: ['to'],
    error: 'a page such as "/contact-us", or "items:" with the links of a menu',
    // Also beside other mistakes, whose messages name the missing fields.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** The links in the header: each leads to a page, opens a menu of links, or both. */
export const navigationSchema = z.array(entrySchema).min(1).max(8);

const columnSchema = z.strictObject({
  heading: textSchema.describe('The heading of the column.'),
  links: z.array(linkSchema).min(1).max(16).describe('The links of the column.'),
});

export const footerSchema = z.strictObject({
  text: textSchema.describe('A sentence below the brand name.'),
  linksHeading: textSchema.default(english.footer.linksHeading).describe('The heading of the list of links.'),
  contactHeading: textSchema.default(english.footer.contactHeading).describe('The heading of the contact data.'),
  links: z.array(linkSchema).max(16).describe('The links in the footer.'),
  columns: z.array(columnSchema).min(1).max(4).optional().describe('Further columns of links, each with a heading.'),
});

/** The line above the header. */
export const topBarSchema = z
  .strictObject({
    text: textSchema.optional().describe('A short text, such as the opening hours.'),
    phone: z.boolean().default(false).describe('true: shows the phone number of the company.'),
    links: z.array(linkSchema).max(4).default([]).describe('Links at the end of the line.'),
  })
  .refine(({ text, phone, links }) => text !== undefined || phone || links.length > 0, {
    path: ['text'],
    error: 'a text, or "phone: true", or "links:"',
  });
