import { z } from 'zod';

const hostsSchema = z
  .array(
    z
      .string()
      .regex(
        /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/,
        'https:// and the whole name of a host, without a path and without "*", such as "https://tiles.example.org"',
      ),
  )
  .max(20)
  .default([]);

/** The schema of `security` in `site.yaml`: what the Content-Security-Policy of every page allows besides the default. */
export const securitySchema = z.strictObject({
  trustedTypes: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'off: code of every page may set HTML from texts (innerHTML), which some libraries need, such as those of maps. on: browsers refuse that, so that a text of a visitor never becomes code.',
    )
    .meta({ title: 'Trusted Types' }),
  images: hostsSchema
    .describe('Hosts from which every page may load pictures, such as the tiles of a map. Default: only the site itself.')
    .meta({ title: 'Pictures from other hosts' }),
  frames: hostsSchema
    .describe(
      'Hosts whose pages every page may show in a frame. For videos, maps and calendars of blocks, "embeds" is enough, and allows less.',
    )
    .meta({ title: 'Frames of other hosts' }),
});

type Security = z.output<typeof securitySchema>;

/** Says what a site allows besides the default, in words. Empty when that is nothing. */
export function describeSecurity({ trustedTypes, images, frames }: Security): string[] {
  return [
    ...(trustedTypes === 'off' ? ['HTML from texts (Trusted Types are off)'] : []),
    ...(images.length > 0 ? [`pictures from ${images.join(', ')}`] : []),
    ...(frames.length > 0 ? [`frames of ${frames.join(', ')}`] : []),
  ];
}
