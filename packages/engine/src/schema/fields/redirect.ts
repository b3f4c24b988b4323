import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';
import { isSafeHref } from './link.ts';
import { oldPathSchema } from './old-path.ts';

const targetSchema = z
  .string()
  .refine((to) => /^(?:\/|https:)/.test(to) && isSafeHref(to), 'a page such as "/contact-us", or a URL that starts with https://')
  .brand<'href'>()
  .register(fieldKinds, { kind: 'href' });

/** A redirect from an old path of the site. */
export const redirectSchema = z.strictObject({
  from: oldPathSchema
    .describe('The old path as it was, with its capitals and its ending, such as /Our_Services.html. No page may have it now.')
    .meta({ examples: ['/our-services'] }),
  to: targetSchema.describe('The new target: a page such as /services, or a URL that starts with https://.'),
});

export type Redirect = Record<keyof z.output<typeof redirectSchema>, string>;
