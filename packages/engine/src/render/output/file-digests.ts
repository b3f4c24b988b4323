import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { cacheKey, readCachedText, writeCachedText } from '../../cache/text-cache.ts';
import { fileStamp } from '../../files/file-stamp.ts';

/** The content of a file in short: its SHA-256 in hexadecimal digits, and its size in bytes. */
export type FileDigest = { sha256: string; bytes: number };

export const fileDigestSchema = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), bytes: z.int().nonnegative() });

/** The digests of files, by their paths relative to a folder, with `/` between segments. */
export type FileDigests = Readonly<Record<string, FileDigest>>;

export const digestOf = (content: Buffer): FileDigest => ({
  sha256: createHash('sha256').update(content).digest('hex'),
  bytes: content.length,
});

/** Returns the file that caches the digests of an output folder. `root` is the folder of the project. */
export const digestCacheFile = (root: string, outDir: string): string => join(root, '.cache', 'output', `${cacheKey(outDir)}-digests`);

const cachedDigestsSchema = z.record(z.string(), fileDigestSchema.extend({ stamp: z.string() }));

/**
 * Returns the digests of files in a folder. Reads only files that changed since the last call with the same `cacheFile`.
 * Throws node's error when a file does not exist.
 */
export async function digestFiles(folder: string, paths: readonly string[], cacheFile: string): Promise<FileDigests> {
  const known = cachedDigestsSchema.safeParse(JSON.parse(readCachedText(cacheFile) ?? '{}')).data ?? {};
  const stamped = paths.map((path) => {
    const file = join(folder, path);
    const stamp = fileStamp(file);
    const cached = known[path];
    const { sha256, bytes } = cached?.stamp === stamp ? cached : digestOf(readFileSync(file));
    return [path, { sha256, bytes, stamp }] as const;
  });
  await writeCachedText(cacheFile, JSON.stringify(Object.fromEntries(stamped)));
  return Object.fromEntries(stamped.map(([path, { sha256, bytes }]) => [path, { sha256, bytes }]));
}
