import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';
import { isSafeHref } from './link.ts';
import { pagePathSchema } from './page-path.ts';

const targetSchema = z
  .string()
  .refine((to) => /^(?:\/|https:)/.test(to) && isSafeHref(to), 'a page such as "/contact-us", or an address that starts with https://')
  .brand<'href'>()
  .register(fieldKinds, { kind: 'href' });

/** An address that the site once had, and where its visitors are led now. */
export const redirectSchema = z.strictObject({
  from: pagePathSchema
    .refine((path) => path !== '/' && !/\/404$|^\/(?:assets|media)(?:\/|$)/.test(path), 'the old path of a page, such as "/our-services"')
    .describe('The old path, such as /our-services. No page has it any more.'),
  to: targetSchema.describe('Where its visitors are led: a page such as /services, or an https address.'),
});

export type Redirect = Record<keyof z.output<typeof redirectSchema>, string>;
