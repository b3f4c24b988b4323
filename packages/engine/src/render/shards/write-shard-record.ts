import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageModel, SiteModel } from '@pagewright/core';
import { cacheKey } from '../../cache/text-cache.ts';
import { digestCode } from '../../definition/code-folders.ts';
import type { SiteCode } from '../../definition/site-code.ts';
import { engineVersion } from '../../files/engine-module.ts';
import { digestFiles } from '../output/file-digests.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import type { FileList } from './shard.ts';
import { type ShardRecord, type ShardSource, shardRecordFile } from './shard-record.ts';

/**
 * Writes `shard.json` into the folder of a finished shard: after all others, so that a folder with this file is complete. It
 * is not listed in `build.json`, so our server does not serve it and the next build removes it. `cacheFile` caches digests.
 */
export async function writeShardRecord(
  { folder, written: { files, last } }: Pick<OutputFolder, 'folder' | 'written'>,
  record: Omit<ShardRecord, 'files' | 'last'>,
  cacheFile: string,
): Promise<void> {
  const complete: ShardRecord = { ...record, files: await digestFiles(folder, files, cacheFile), last };
  await writeFile(join(folder, shardRecordFile), JSON.stringify(complete));
}

type SourceInput = {
  code: SiteCode;
  /** The folder of the project. */
  root: string;
  settings: SiteModel;
  /** All pages of the site, those of other shards included. */
  pages: readonly { readModel: () => PageModel }[];
  files: FileList;
  compress: boolean;
  build: string;
};

/** Describes what a shard is built with. Contains no times and no paths of this machine, so that shards of several machines can be compared. */
export function shardSource({ code, root, settings, pages, files, compress, build }: SourceInput): ShardSource {
  return {
    pagewright: engineVersion(),
    node: process.version,
    compress,
    preview: settings.isPreview === true,
    code: digestCode(code, root),
    content: cacheKey(JSON.stringify(settings), ...pages.map(({ readModel }) => cacheKey(JSON.stringify(readModel())))),
    files: files.digest(),
    build,
  };
}
