/** Grows to the longest text. One for all texts: V8 and the system would otherwise map and clear new memory for each. */
let buffer = Buffer.allocUnsafeSlow(1_000_000);

/** A character in UTF-16 takes at most three bytes in UTF-8. */
const bytesPerUnit = 3;

/** Encodes the parts of a text as UTF-8, one after the other. The result is valid until the next call. */
export function encodeParts(parts: readonly string[]): Buffer {
  let length = 0;
  for (const part of parts) {
    const needed = length + part.length * bytesPerUnit;
    if (needed > buffer.length) {
      const larger = Buffer.allocUnsafeSlow(needed * 2);
      buffer.copy(larger, 0, 0, length);
      buffer = larger;
    }
    length += buffer.write(part, length);
  }
  return buffer.subarray(0, length);
}
