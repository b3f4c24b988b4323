import { readBoxes } from './boxes.ts';

/** How the pictures of an .mp4 are stored: as all browsers play them, as some do, as none does, or not at all. */
export type VideoFormat = 'played' | 'hevc' | 'other' | 'none';

/** The names of formats that all browsers play: H.264, AV1, VP8 and VP9. */
const played = /^(?:avc[1-4]|av01|vp0[89])$/;
const hevc = /^(?:hvc1|hev1|dvh1|dvhe)$/;

/** Returns the format of the pictures of an .mp4. Undefined when the file does not say what is in it. */
export function videoFormat(content: Buffer): VideoFormat | undefined {
  const tracks = [...boxesAt(content, ['moov', 'trak'])];
  if (tracks.length === 0) return undefined;
  const formats = tracks.flatMap((track) => {
    const [handler] = boxesAt(track, ['mdia', 'hdlr']);
    if (handler?.toString('latin1', 8, 12) !== 'vide') return [];
    // Before its entries, which are named after formats, the box has eight bytes.
    return [...boxesAt(track, ['mdia', 'minf', 'stbl', 'stsd'])].flatMap((entries) =>
      [...readBoxes(entries.subarray(8))].map(({ type }) => type),
    );
  });
  if (formats.length === 0) return 'none';
  if (formats.some((format) => played.test(format))) return 'played';
  return formats.some((format) => hevc.test(format)) ? 'hevc' : 'other';
}

/** Lists the boxes at a path of types, such as all tracks of a film. */
function* boxesAt(data: Buffer, [first, ...rest]: readonly string[]): Iterable<Buffer> {
  for (const { type, data: inside } of readBoxes(data)) {
    if (type !== first) continue;
    if (rest.length === 0) yield inside;
    else yield* boxesAt(inside, rest);
  }
}
