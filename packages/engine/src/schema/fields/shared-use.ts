import { z } from 'zod';

/** An entry of `blocks:` that uses a shared block. Other fields of the entry replace those of the shared block. */
export const sharedUseSchema = z.looseObject({
  use: z
    .string()
    .describe(
      'The name of a shared block: "newsletter" means site.config/shared/newsletter.yaml. To change a field on this page only, write it below.',
    ),
});
