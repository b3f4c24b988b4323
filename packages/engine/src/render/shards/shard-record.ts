import type { AddressSettings, IndexedPages, PublishedPath } from '@pagewright/core';
import { addressSettingsSchema } from '@pagewright/core';
import { z } from 'zod';
import { type FileDigests, fileDigestSchema } from '../output/file-digests.ts';
import type { Shard } from './shard.ts';

/** The file in the output of a shard that describes it for `merge`. Not a part of the site. */
export const shardRecordFile = 'shard.json';

/** What all shards of a site were built with. Shards in which a part differs do not fit together. */
export type ShardSource = {
  /** The versions of the engine and of Node. */
  pagewright: string;
  node: string;
  compress: boolean;
  preview: boolean;
  /** Hashes of the sources, of settings and pages, and of the paths of all files of the site. */
  code: string;
  content: string;
  files: string;
  /** The name of the build: a hash of browser code and stylesheet. */
  build: string;
};

export type ShardRecord = {
  shard: Shard;
  source: ShardSource;
  /** The URL of the site at its first release. */
  firstUrl: string;
  /** The published pages of this shard. */
  pages: PublishedPath[];
  /** The files of this shard. */
  files: FileDigests;
  /** Those of them that are moved into place after all others. */
  last: string[];
  /** The search indexes of the site with their pages, when a block searches it. */
  search?: IndexedPages[] | undefined;
  /** As in `build.json`. */
  addresses?: AddressSettings | undefined;
};

const number = z.int().positive();

/** The path of a file within the site. Any other would lead out of the folder into which the shards are merged. */
const filePath = z.string().refine((path) => !/[\\\0:]/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part)));

/** The same as a URL path, such as `/about`. */
const urlPath = z.string().refine((path) => path === '/' || (path.startsWith('/') && filePath.safeParse(path.slice(1)).success));

const shardRecordSchema: z.ZodType<ShardRecord> = z.object({
  shard: z.object({ index: number, count: number }),
  source: z.object({
    pagewright: z.string(),
    node: z.string(),
    compress: z.boolean(),
    preview: z.boolean(),
    code: z.string(),
    content: z.string(),
    files: z.string(),
    build: z.string(),
  }),
  firstUrl: z.string(),
  pages: z.array(z.object({ path: z.string(), key: z.string(), first: z.string().optional() })),
  files: z.record(filePath, fileDigestSchema),
  last: z.array(filePath),
  search: z
    .array(z.object({ path: urlPath, pages: z.array(z.object({ path: urlPath, title: z.string(), address: z.string().optional() })) }))
    .optional(),
  addresses: addressSettingsSchema.optional(),
});

/** Parses the text of `shard.json`. Returns undefined when it is damaged or of another version. */
export function parseShardRecord(text: string): ShardRecord | undefined {
  try {
    return shardRecordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The folder of a shard, and its name for messages. */
export type ShardFolder = { folder: string; displayPath: string };

/** A built shard: its folder and its record. */
export type BuiltShard = ShardFolder & { record: ShardRecord };

/** Shards cannot be merged. The message is for people: which folder, what is wrong, what to do. Nothing was written. */
export class ShardError extends Error {
  override readonly name = 'ShardError';
}
