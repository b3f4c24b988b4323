import { z } from 'zod';

/** An entry of `blocks:` that stands for a shared block. Fields beside `use` replace those of the shared block, whole. */
export const sharedUseSchema = z.looseObject({
  use: z
    .string()
    .describe(
      'The name of a shared block: "newsletter" stands for site.config/shared/newsletter.yaml. Any field of the block written beside it replaces that of the shared one, on this page alone.',
    ),
});
