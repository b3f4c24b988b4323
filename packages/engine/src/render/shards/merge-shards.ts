import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isGone } from '../../files/retry-if-changed.ts';
import { buildRecordFile } from '../output/build-record.ts';
import { digestOf, type FileDigest } from '../output/file-digests.ts';
import { OutputFolder } from '../output/output-folder.ts';
import { writeSearchIndexes } from '../search/write-search-index.ts';
import type { BuiltShard } from './built-shard.ts';
import { digestPaths } from './file-list.ts';
import { ShardError } from './shard-error.ts';

/**
 * Writes the files of all shards of a site into `outDir`, as one build would have written them. Leaves the previous files
 * there until all new ones are copied. Throws `ShardError` when a file is missing or changed. `cache` is the folder of file
 * records. Returns the number of files.
 */
export async function mergeShards(shards: readonly [BuiltShard, ...BuiltShard[]], outDir: string, cache: string): Promise<number> {
  const paths = shards.flatMap(({ record }) => Object.keys(record.files));
  const [{ record: first }] = shards;
  if (digestPaths(paths) !== first.source.files || new Set(paths).size !== paths.length)
    throw new ShardError('The shards together do not have every file of the site exactly once. Build all shards again.');
  const output = await OutputFolder.open(outDir, cache);
  const { search, source, addresses } = first;
  try {
    for (const shard of shards) copyFiles(shard, output);
    if (search) await writeSearchIndexes(output, { indexes: search, compress: source.compress, cache });
  } catch (error) {
    await output.discard();
    throw error;
  }
  await output.finish({ build: source.build, ...(addresses && { addresses }) });
  return output.written.files.length + [buildRecordFile].length;
}

function copyFiles({ folder, shown, record }: BuiltShard, output: OutputFolder): void {
  const last = new Set(record.last);
  for (const [path, digest] of Object.entries(record.files)) {
    if (output.isUpToDate(digest.sha256, [path])) continue;
    const content = readChecked(folder, path, digest);
    if (!content) {
      throw new ShardError(`${join(shown, path)} is missing or not as it was built. Copy the folder again, or build this shard again.`);
    }
    const target = join(output.staging, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
    if (last.has(path)) output.recordLast(digest.sha256, path);
    else output.record(digest.sha256, [path]);
  }
}

/** Reads a file of a shard. Returns undefined when it is missing, has another content, or is reached by a symbolic link. */
function readChecked(folder: string, path: string, { sha256 }: FileDigest): Buffer | undefined {
  try {
    const file = join(realpathSync(folder), path);
    if (realpathSync(file) !== file) return undefined;
    const content = readFileSync(file);
    return digestOf(content).sha256 === sha256 ? content : undefined;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}
