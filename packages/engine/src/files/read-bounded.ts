import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import { type FileFault, FileFaultError } from '@pagewright/core';

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
 * Reads a file of at most `maxBytes` bytes. Checks the file before opening it, because opening a named pipe can block, and
 * again afterwards, because another program may have replaced it. Does not follow symbolic links or allocate more than
 * `maxBytes`. Throws a `FileFaultError`, or node's error when the file is missing or not readable.
 */
export function readBounded(absolute: string, maxBytes: number): Buffer {
  throwFault(absolute, fileFault(lstatSync(absolute), maxBytes));
  const descriptor = openSync(absolute, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  try {
    const stats = fstatSync(descriptor);
    throwFault(absolute, fileFault(stats, maxBytes));
    // One byte more than the file size: when it is filled, the file has grown.
    const content = Buffer.allocUnsafe(Math.min(stats.size, maxBytes) + 1);
    const length = fill(descriptor, content);
    if (length < content.length) return content.subarray(0, length);
    return readGrown(absolute, descriptor, content, maxBytes);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads a whole file, which may be a video. Never waits for a named pipe, and does not follow symbolic links. Throws as `readBounded`. */
export async function readRegular(absolute: string): Promise<Buffer> {
  const file = await open(absolute, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  try {
    throwFault(absolute, fileFault(await file.stat(), Number.POSITIVE_INFINITY));
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function throwFault(absolute: string, fault: FileFault | undefined): void {
  if (fault) throw new FileFaultError(absolute, fault);
}

/** Reads the rest of a file that grew during the read, after the bytes in `read`. */
function readGrown(absolute: string, descriptor: number, read: Buffer, maxBytes: number): Buffer {
  const parts = [read];
  for (let bytes = read.length; ; ) {
    const part = Buffer.allocUnsafe(65_536);
    const length = fill(descriptor, part);
    bytes += length;
    if (bytes > maxBytes) throw new FileFaultError(absolute, { reason: 'too-large', bytes });
    parts.push(part.subarray(0, length));
    if (length < part.length) return Buffer.concat(parts);
  }
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
