/** A box of a film: its length, its type and what is in it. */
export function sampleBox(type: string, ...inside: (Buffer | string)[]): Buffer {
  const data = Buffer.concat(inside.map((one) => Buffer.from(one)));
  const start = Buffer.alloc(8);
  start.writeUInt32BE(data.length + 8);
  start.write(type, 4, 'latin1');
  return Buffer.concat([start, data]);
}

/** A film with tracks, each of them a type (`vide`, `soun`) and a format. */
export const sampleFilm = (...tracks: [handler: string, format: string][]): Buffer =>
  Buffer.concat([
    sampleBox('ftyp', 'isom\0\0\0\0isom'),
    sampleBox(
      'moov',
      ...tracks.map(([handler, format]) =>
        sampleBox(
          'trak',
          sampleBox(
            'mdia',
            sampleBox('hdlr', '\0\0\0\0\0\0\0\0', handler),
            sampleBox('minf', sampleBox('stbl', sampleBox('stsd', '\0\0\0\0\0\0\0\u0001', sampleBox(format)))),
          ),
        ),
      ),
    ),
  ]);

/** A film of a phone: in its data is where it was taken. */
export const sampleFilmWithPlace = Buffer.concat([
  sampleFilm(['vide', 'avc1']),
  sampleBox('moov', sampleBox('udta', sampleBox('\u00a9xyz', '\0\u0012\u0015\u00c7+48.1374+011.5755/'))),
]);
