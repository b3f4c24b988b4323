import { hash } from 'node:crypto';
import { accessSync, constants, existsSync, lstatSync } from 'node:fs';
import { type Host, type HostFiles, isGone, reasonOf } from '@pagewright/core';
import { displayPath } from '../files/display-path.ts';
import { readStamp } from '../files/file-stamp.ts';
import { placeInCode } from '../files/place-in-code.ts';
import { fileFault, readBounded } from '../files/read-bounded.ts';
import { walkFolder } from '../files/walk-folder.ts';
import { lucideIcons } from '../icons/lucide-icons.ts';
import { readHasPlace } from '../media/find-place.ts';
import { fontCharacters } from '../media/font-characters.ts';
import { maxMediaBytes, mediaStamp, readMediaFacts } from '../media/read-media-facts.ts';
import { readDrawing } from '../media/svg/read-drawing.ts';

/** Node and its disk as the machine on which a site is read. */
export const nodeHost: Host = {
  hash: (text) => hash('sha1', text, 'base64url'),
  files: {
    exists: existsSync,
    list: walkFolder,
    read: (absolute, maxBytes) => readBounded(absolute, maxBytes).toString('utf8'),
    describe,
    stamp: readStamp,
    displayPath,
  },
  media: {
    stamp: mediaStamp,
    facts: readMediaFacts,
    hasPlace: readHasPlace,
    drawing: (absolute) => (/\.svg$/i.test(absolute) ? readDrawing(readBounded(absolute, maxMediaBytes).toString('utf8')) : undefined),
    fontCharacters,
  },
  icons: lucideIcons,
  placeInCode,
};

function describe(absolute: string): ReturnType<HostFiles['describe']> {
  const stats = lstatSync(absolute);
  const fault = fileFault(stats, Number.POSITIVE_INFINITY);
  if (fault?.reason === 'not-a-file') return { reason: `it is ${fault.kind} and not a file` };
  try {
    accessSync(absolute, constants.R_OK);
    return { bytes: stats.size };
  } catch (error) {
    if (isGone(error)) throw error;
    return { reason: reasonOf(error) };
  }
}
