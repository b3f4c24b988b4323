import { z } from 'zod';

/** An entry of `blocks:` that uses a shared block. Other fields of the entry replace those of the shared block. */
export const sharedUseSchema = z.looseObject({
  use: z
    .string()
    .describe(
      'The name of a shared block: "contact-form" means site.config/shared/contact-form.yaml. To change a field on this page only, write it below.',
    ),
});
