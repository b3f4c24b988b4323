import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestFiles } from '../output/file-digests.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { type ShardRecord, shardRecordFile } from './shard-record.ts';

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
