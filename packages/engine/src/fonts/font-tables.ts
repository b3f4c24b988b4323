/** The tables of a font by their tags (OpenType: table directory). */
export type FontTables = ReadonlyMap<string, Buffer>;

const headerLength = 12;
const recordLength = 16;

/** Reads the tables of a font that is not compressed. */
export function readTables(font: Buffer): FontTables {
  const count = font.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, index) => font.subarray(headerLength + recordLength * index));
  return new Map(
    records.map((record) => {
      const offset = record.readUInt32BE(8);
      return [record.toString('latin1', 0, 4), font.subarray(offset, offset + record.readUInt32BE(12))];
    }),
  );
}

/** Writes a font with these tables. Leaves out the checksums: the font must be processed again. */
export function writeTables(version: Buffer, tables: FontTables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(headerLength + recordLength * sorted.length);
  version.copy(directory, 0, 0, 4);
  directory.writeUInt16BE(sorted.length, 4);
  let offset = directory.length;
  const contents = sorted.map(([tag, table], index) => {
    const at = headerLength + recordLength * index;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    // Tables begin at multiples of four bytes.
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    offset += table.length + padding.length;
    return Buffer.concat([table, padding]);
  });
  return Buffer.concat([directory, ...contents]);
}
