import { FileFaultError } from '@pagewright/core';
import { readBounded } from '../files/read-bounded.ts';
import { boxesAt, readBoxes } from './iso-media.ts';

/** The file is read as a whole. GitHub and most hosts take none that is larger. */
const maxLookedAt = 100 * 1024 * 1024;

/** Limits of what is read of a file. Cameras write one list of properties, or one for a photo and one for its preview, with fewer entries. */
const maxLists = 32;
const maxEntries = 256;

/** The number of the property that leads to the GPS properties (TIFF 6.0, Exif 2.3), and of their latitude. */
const gpsTag = 0x8825;
const latitudeTag = 2;

/** True for a photo or film that says where it was taken: in its Exif properties, in XMP, or in the boxes or tags that phones write into films. */
export const hasPlace = (content: Buffer): boolean =>
  hasExifPlace(content) || hasXmpPlace(content) || hasBoxWithPlace(content) || hasTagWithPlace(content);

/** Reads whether a file says where it was taken. Undefined for one that is too large, or no file. */
export function readHasPlace(absolute: string): boolean | undefined {
  try {
    return hasPlace(readBounded(absolute, maxLookedAt));
  } catch (error) {
    if (error instanceof FileFaultError) return undefined;
    throw error;
  }
}

/** XMP may be in UTF-16: in either order, its letters have a zero between them. */
const hasXmpPlace = (content: Buffer): boolean =>
  content.includes('GPSLatitude') || content.includes(Buffer.from('GPSLatitude', 'utf16le'));

/** The tags of a WebM film have their names in capitals. */
const hasTagWithPlace = (content: Buffer): boolean => content.toString('latin1', 0, 4) === '\x1aE\xdf\xa3' && content.includes('LOCATION');

/** Exif properties start with the same bytes in the containers of all formats. */
function hasExifPlace(content: Buffer): boolean {
  return ['II*\0', 'MM\0*'].some((start) => {
    let at = content.indexOf(start, 0, 'latin1');
    for (let count = 0; at >= 0 && count < maxLists; count += 1) {
      const list = content.subarray(at);
      const read = start === 'II*\0' ? readerOf(list, 'LE') : readerOf(list, 'BE');
      const gps = entriesAt(read.long(4) ?? 0, read).get(gpsTag);
      if (gps !== undefined && entriesAt(gps, read).has(latitudeTag)) return true;
      at = content.indexOf(start, at + 4, 'latin1');
    }
    return false;
  });
}

/** Reads numbers of a list, in its order of bytes. Undefined behind its end. */
type Reader = { short: (at: number) => number | undefined; long: (at: number) => number | undefined };

const readerOf = (list: Buffer, order: 'LE' | 'BE'): Reader => ({
  short: (at) => (at + 2 > list.length ? undefined : order === 'LE' ? list.readUInt16LE(at) : list.readUInt16BE(at)),
  long: (at) => (at + 4 > list.length ? undefined : order === 'LE' ? list.readUInt32LE(at) : list.readUInt32BE(at)),
});

/** Returns the entries of a list of properties: their numbers, and the last four bytes of each, which are a value or where it is. */
function entriesAt(start: number, { short, long }: Reader): Map<number, number> {
  const entries = new Map<number, number>();
  const count = Math.min(short(start) ?? 0, maxEntries);
  for (let at = start + 2; at < start + 2 + 12 * count; at += 12) {
    const tag = short(at);
    const value = long(at + 8);
    if (tag !== undefined && value !== undefined) entries.set(tag, value);
  }
  return entries;
}

/** What phones and programs call the place in lists of keys and values. */
const placeKeys = ['location.ISO6709', 'com.android.location', '\u00a9xyz'];

/** Phones write the place of a film into a box of its own, or name it in a list of keys. */
function hasBoxWithPlace(content: Buffer): boolean {
  const data = [['udta'], ['trak', 'udta']].flatMap((path) => [...boxesAt(content, ['moov', ...path])]);
  if (data.some((box) => [...readBoxes(box)].some(({ type }) => type === '\u00a9xyz' || type === 'loci'))) return true;
  const keys = [['meta'], ['udta', 'meta'], ['trak', 'meta']].flatMap((path) => [...boxesAt(content, ['moov', ...path])]);
  if (keys.some((box) => placeKeys.some((key) => box.includes(key, 0, 'latin1')))) return true;
  // Cameras for sports have a track of measurements, with the place among them.
  return [...boxesAt(content, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'])].some((box) => box.includes('gpmd'));
}
