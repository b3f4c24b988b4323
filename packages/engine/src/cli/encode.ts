import { join } from 'node:path';
import type { Clock } from '@pagewright/core';
import { type EncodingEvent, encodePictures } from '../media/encodings.ts';
import { createSiteLoader } from '../site/load-site.ts';
import { offeredPictures } from '../site/offered-pictures.ts';
import type { Project } from './declare/command.ts';
import { print, printError } from './print.ts';

type EncodeOptions = Pick<Project, 'loadCode'> & { siteDir: string; clock: Clock };

/** Encodes the missing widths of pictures into `media/.encoded`, and removes those of deleted pictures. Returns the exit code. */
export async function encodeMedia({ siteDir, clock, loadCode }: EncodeOptions): Promise<number> {
  const { pictures, unusable } = offeredPictures(await createSiteLoader(siteDir, await loadCode(), clock)());
  const counts: Record<EncodingEvent['kind'], number> = { made: 0, removed: 0, present: 0 };
  for await (const { kind, name } of encodePictures(join(siteDir, 'media'), pictures)) {
    counts[kind] += 1;
    if (kind !== 'present') print(`${kind} media/.encoded/${name}`);
  }
  for (const { file, error } of unusable) printError(`${file}: ${error.message}`);
  print(`${counts.made + counts.present} encodings of ${pictures.length} pictures: ${counts.made} made, ${counts.removed} removed.`);
  return unusable.length > 0 ? 1 : 0;
}
