/** A box of a file in the container of ISO base media. */
export type Box = { type: string; data: Buffer };

/** Lists the boxes in `data`, one after the other. Stops at the end and at a box that is damaged. */
export function* readBoxes(data: Buffer): Iterable<Box> {
  for (let at = 0; at + 8 <= data.length; ) {
    const short = data.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= data.length;
    const [header, size] = isLong ? [16, Number(data.readBigUInt64BE(at + 8))] : [8, short === 0 ? data.length - at : short];
    if (size < header) return;
    yield { type: data.toString('latin1', at + 4, at + 8), data: data.subarray(at + header, at + size) };
    at += size;
  }
}

/** Returns the first box of a type. Undefined when there is none. */
export function findBox(data: Buffer, type: string): Buffer | undefined {
  for (const box of readBoxes(data)) if (box.type === type) return box.data;
  return undefined;
}
