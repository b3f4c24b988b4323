import { mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeParts } from '../files/encode-parts.ts';

/** How many bytes stay in memory. A choice: the models of about 1,500 pages. */
const defaultLimit = 32_000_000;

/**
 * Stores texts until the process ends: the first ones in memory, the others in a file in the folder for temporary files, so
 * that a large site needs little memory. The file has no name any more while it is used, so nothing is left behind.
 */
export class TextStore {
  #inMemory = 0;
  #length = 0;
  #descriptor: number | undefined;

  constructor(private readonly limit = defaultLimit) {}

  /** Stores a text. Returns a function that returns it. Throws node's error when the disk is full. */
  add(text: string): () => string {
    const bytes = encodeParts([text]);
    this.#inMemory += bytes.length;
    if (this.#inMemory <= this.limit) return returning(bytes);
    this.#descriptor ??= openUnnamedFile();
    return writeTo(this.#descriptor, { bytes, at: this.#advance(bytes.length) });
  }

  #advance(length: number): number {
    const at = this.#length;
    this.#length += length;
    return at;
  }
}

/** Returns a function that returns the text of a copy of `bytes`. Not from Node's pool: a part of it would keep all 64 KiB of it in memory. */
function returning(bytes: Buffer): () => string {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return () => own.toString();
}

function openUnnamedFile(): number {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-'));
  const descriptor = openSync(join(folder, 'texts'), 'w+', 0o600);
  try {
    rmSync(folder, { recursive: true });
  } catch {
    // Windows removes no open file. It stays in the folder for temporary files.
  }
  return descriptor;
}

/** Writes a text into a file. Returns a function that reads it, and refers to nothing else. */
function writeTo(descriptor: number, { bytes, at }: { bytes: Buffer; at: number }): () => string {
  const { length } = bytes;
  let written = 0;
  while (written < length) written += writeSync(descriptor, bytes, written, length - written, at + written);
  return () => {
    const read = Buffer.allocUnsafe(length);
    let count = 0;
    while (count < length) {
      const more = readSync(descriptor, read, count, length - count, at + count);
      if (more === 0) throw new Error('A file for temporary texts was cut off. Start the command again.');
      count += more;
    }
    return read.toString();
  };
}
