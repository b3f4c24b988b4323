import { join } from 'node:path';
import { type EncodingEvent, encodePictures } from '../media/encode-pictures.ts';
import { createSiteLoader } from '../site/load-site.ts';
import { offeredPictures } from '../site/offered-pictures.ts';
import type { Command } from './command.ts';

/** `npm run encode`: makes the missing widths of pictures in `media/.encoded`, and removes those of pictures that are gone. */
export const encode: Command = {
  run: async ({ siteDir, clock }) => {
    const { pictures, unusable } = offeredPictures(await createSiteLoader(siteDir, clock)());
    const counts: Record<EncodingEvent['kind'], number> = { made: 0, removed: 0, present: 0 };
    for await (const { kind, name } of encodePictures(join(siteDir, 'media'), pictures)) {
      counts[kind] += 1;
      if (kind !== 'present') console.log(`${kind} media/.encoded/${name}`);
    }
    for (const { file, error } of unusable) console.error(`${file}: ${error.message}`);
    console.log(
      `${counts.made + counts.present} encodings of ${pictures.length} pictures: ${counts.made} made, ${counts.removed} removed.`,
    );
    return unusable.length > 0 ? 1 : 0;
  },
};
