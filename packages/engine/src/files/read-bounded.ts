import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from 'node:fs';

/** Why a file is not read: it is larger than `maxBytes`, or it is no regular file. `kind` names what it is in plain words. */
export type FileFault = { reason: 'too-large'; bytes: number } | { reason: 'not-a-file'; kind: string };

/** Thrown instead of reading a file that is too large or no regular file. */
export class FileFaultError extends Error {
  constructor(
    absolute: string,
    readonly fault: FileFault,
  ) {
    super(`${absolute} ${fault.reason === 'too-large' ? `has ${fault.bytes} bytes` : `is ${fault.kind}`} and is not read.`);
    this.name = 'FileFaultError';
  }
}

const kinds: [is: (stats: Stats) => boolean, kind: string][] = [
  [(stats) => stats.isDirectory(), 'a folder'],
  [(stats) => stats.isSymbolicLink(), 'a link to another file'],
  [(stats) => stats.isFIFO(), 'a named pipe'],
  [(stats) => stats.isSocket(), 'a socket'],
];

/** Returns why a file with these stats is not read; undefined for a regular file of at most `maxBytes`. */
export function fileFault(stats: Stats, maxBytes: number): FileFault | undefined {
  if (!stats.isFile()) return { reason: 'not-a-file', kind: kinds.find(([is]) => is(stats))?.[1] ?? 'a device' };
  return stats.size > maxBytes ? { reason: 'too-large', bytes: stats.size } : undefined;
}

/**
 * Reads a whole file of at most `maxBytes` bytes. Looks at the file before opening it, since opening a named pipe waits
 * for ever, and again after, since another program may have replaced it. Follows no link and never allocates more than
 * `maxBytes`. Throws a `FileFaultError`, or the error of node where the file is gone or may not be read.
 */
export function readBounded(absolute: string, maxBytes: number): Buffer {
  throwFault(absolute, fileFault(lstatSync(absolute), maxBytes));
  const descriptor = openSync(absolute, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  try {
    const stats = fstatSync(descriptor);
    throwFault(absolute, fileFault(stats, maxBytes));
    // One byte more than the file has: whether it grew meanwhile shows when that byte is filled.
    const content = Buffer.allocUnsafe(Math.min(stats.size, maxBytes) + 1);
    const length = fill(descriptor, content);
    if (length < content.length) return content.subarray(0, length);
    return readGrown(absolute, descriptor, content, maxBytes);
  } finally {
    closeSync(descriptor);
  }
}

function throwFault(absolute: string, fault: FileFault | undefined): void {
  if (fault) throw new FileFaultError(absolute, fault);
}

/** Reads on from where `read` ends, for a file that grew while it was read. */
function readGrown(absolute: string, descriptor: number, read: Buffer, maxBytes: number): Buffer {
  const rest = Buffer.allocUnsafe(Math.max(0, maxBytes - read.length) + 1);
  const length = fill(descriptor, rest);
  if (read.length + length > maxBytes) throw new FileFaultError(absolute, { reason: 'too-large', bytes: read.length + length });
  return Buffer.concat([read, rest.subarray(0, length)]);
}

/** Reads until the buffer is full or the file ends. Returns the number of bytes read. */
function fill(descriptor: number, buffer: Buffer): number {
  let length = 0;
  while (length < buffer.length) {
    const count = readSync(descriptor, buffer, length, buffer.length - length, null);
    if (count === 0) break;
    length += count;
  }
  return length;
}
