import { z } from 'zod';

/** A service whose pages can be shown in a frame. */
export type EmbedProvider = {
  /** The name that visitors see. */
  label: string;
  /** The origins of its frames. The policy of a page that shows one allows these and no others. */
  frames: readonly `https://${string}`[];
  /** The URL of what it says about the data that it gets. */
  privacy: `https://${string}`;
};

/** The services that a site's code declares, by the names in `site.yaml`. */
export type EmbedProviders = Readonly<Record<string, EmbedProvider>>;

/** A service that a block uses and `site.yaml` declares. */
export type DeclaredEmbed = EmbedProvider & { name: string };

/** A service that a block uses. */
export type EmbedUse = {
  /** Its name in `embeds` of `site.yaml`. */
  provider: string;
  /** The field of the block that needs it. */
  field: string;
  /** True when the block also works without it. Otherwise a site that does not declare it has a problem. */
  isOptional?: boolean;
};

/** Returns the schema of `embeds` in `site.yaml`. */
export const embedsSchemaFor = (providers: EmbedProviders) =>
  z
    .array(z.enum(Object.keys(providers)))
    .max(20)
    .default([])
    .describe(
      'The services whose videos, maps and calendars pages show in a frame, after the visitor has clicked. Pages that show none allow none.',
    );
