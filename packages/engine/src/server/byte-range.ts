/** A part of a file: its first and last byte, counted from 0. */
export type ByteRange = { start: number; end: number };

/**
 * Parses a `Range` header for a file of `size` bytes. Returns undefined for the whole file: when there is no header, or
 * it is malformed, has another unit or several ranges (RFC 9110, section 14.2, permits ignoring those).
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
