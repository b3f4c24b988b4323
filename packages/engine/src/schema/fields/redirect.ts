import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';
import { isSafeHref } from './link.ts';
import { pagePathSchema } from './page-path.ts';

const targetSchema = z
  .string()
  .refine((to) => /^(?:\/|https:)/.test(to) && isSafeHref(to), 'a page such as "/contact-us", or a URL that starts with https://')
  .brand<'href'>()
  .register(fieldKinds, { kind: 'href' });

/** A redirect from an old path of the site. */
export const redirectSchema = z.strictObject({
  from: pagePathSchema
    .refine((path) => path !== '/' && !/\/404$|^\/(?:assets|media)(?:\/|$)/.test(path), 'the old path of a page, such as "/our-services"')
    .describe('The old path, such as /our-services. No page may have it now.'),
  to: targetSchema.describe('The new target: a page such as /services, or a URL that starts with https://.'),
});

export type Redirect = Record<keyof z.output<typeof redirectSchema>, string>;
