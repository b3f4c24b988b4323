import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildRecordFile, isGone } from '@pagewright/core';
import { digestOf, type FileDigest } from '../output/file-digests.ts';
import { OutputFolder } from '../output/output-folder.ts';
import { writeSearchIndexes } from '../search-index.ts';
import { describeShard, digestPaths } from './shard.ts';
import {
  type BuiltShard,
  parseShardRecord,
  ShardError,
  type ShardFolder,
  type ShardRecord,
  type ShardSource,
  shardRecordFile,
} from './shard-record.ts';

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

function copyFiles({ folder, displayPath, record }: BuiltShard, output: OutputFolder): void {
  const last = new Set(record.last);
  for (const [path, digest] of Object.entries(record.files)) {
    if (output.isUpToDate(digest.sha256, [path])) continue;
    const content = readChecked(folder, path, digest);
    if (!content) {
      throw new ShardError(
        `${join(displayPath, path)} is missing or not as it was built. Copy the folder again, or build this shard again.`,
      );
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

/** Reads the records of shards, in the order of their numbers. Throws `ShardError` unless they are all shards of one site, each once. */
export function readShards(folders: readonly ShardFolder[]): [BuiltShard, ...BuiltShard[]] {
  const shards = folders.map((one) => ({ ...one, record: readRecord(one) }));
  const complete = assertComplete(shards);
  assertSameSource(complete);
  return complete;
}

function readRecord({ folder, displayPath }: ShardFolder): ShardRecord {
  const file = join(folder, shardRecordFile);
  if (!existsSync(folder)) throw new ShardError(`There is no folder ${displayPath}. Name the folders into which build --shard wrote.`);
  if (!existsSync(file)) {
    const found = existsSync(join(folder, buildRecordFile)) ? 'contains a whole site or an unfinished shard' : 'contains no shard';
    throw new ShardError(`${displayPath} ${found}: it has no ${shardRecordFile}. Name the folders into which build --shard wrote.`);
  }
  const record = parseShardRecord(readFileSync(file, 'utf8'));
  if (!record)
    throw new ShardError(`${join(displayPath, shardRecordFile)} is damaged or of another version of Pagewright. Build this shard again.`);
  return record;
}

/** Returns the shards in the order of their numbers. Throws `ShardError` unless there is each shard of one number of shards, once. */
function assertComplete(shards: readonly BuiltShard[]): [BuiltShard, ...BuiltShard[]] {
  const [first, ...others] = [...shards].sort((a, b) => a.record.shard.index - b.record.shard.index);
  if (!first) throw new ShardError('There are no shards to merge. Name the folders into which build --shard wrote.');
  const { count } = first.record.shard;
  const other = others.find(({ record }) => record.shard.count !== count);
  if (other) {
    const [a, b] = [first, other].map(({ displayPath, record }) => `${displayPath} is ${describeShard(record.shard)}`);
    throw new ShardError(`${a}, but ${b}. Build all shards with the same number of shards.`);
  }
  const all = [first, ...others];
  const twice = all.find(({ record }, index) => record.shard.index === all[index + 1]?.record.shard.index);
  if (twice) {
    const folders = all.filter(({ record }) => record.shard.index === twice.record.shard.index).map(({ displayPath }) => displayPath);
    throw new ShardError(
      `${capitalized(describeShard(twice.record.shard))} is there more than once: in ${folders.join(' and ')}. Name one of them.`,
    );
  }
  const present = new Set(all.map(({ record }) => record.shard.index));
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter((index) => !present.has(index));
  if (missing.length > 0) {
    const names = missing.map((index) => `${index}/${count}`);
    throw new ShardError(
      `${all.length} of ${count} shards are there; missing: ${names.join(', ')}. Build them, such as with --shard ${names[0]}, and name their folders as well.`,
    );
  }
  return [first, ...others];
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sameCommit = 'Build all shards from one commit, after npm ci.';

/** What to say about shards that differ in a part of their source: how `value` differs in words, and what to do. */
const differences = {
  pagewright: { built: (value) => `by Pagewright ${value}`, advice: sameCommit },
  node: { built: (value) => `by Node ${value}`, advice: 'Build all shards with the same version of Node.' },
  compress: {
    built: (value) => (value === true ? 'with --compress' : 'without --compress'),
    advice: 'Build all shards with the same options.',
  },
  preview: {
    built: (value) => (value === true ? 'with --preview' : 'without --preview'),
    advice: 'Build all shards with the same options.',
  },
  code: { built: () => 'with other code or other packages', advice: sameCommit },
  content: {
    built: () => 'from other content',
    advice: 'Build all shards from one commit. Pages with publish dates also need the same --now for all shards.',
  },
  build: { built: () => 'with other browser code or styles', advice: sameCommit },
  files: { built: () => 'for other files', advice: sameCommit },
} as const satisfies Record<keyof ShardSource, { built: (value: ShardSource[keyof ShardSource]) => string; advice: string }>;

const isPart = (name: string): name is keyof ShardSource => Object.hasOwn(differences, name);

/** Throws `ShardError` when shards were built from different states of a site, with other code, or with other options. */
function assertSameSource([first, ...others]: readonly [BuiltShard, ...BuiltShard[]]): void {
  for (const other of others) {
    const part = Object.keys(differences)
      .filter(isPart)
      .find((name) => first.record.source[name] !== other.record.source[name]);
    if (part === undefined) continue;
    const { built, advice } = differences[part];
    const [a, b] = [first, other].map(({ record }) => built(record.source[part]));
    const how =
      a === b
        ? `${other.displayPath} was built ${b} than ${first.displayPath}`
        : `${first.displayPath} was built ${a}, ${other.displayPath} ${b}`;
    throw new ShardError(`The shards do not fit together: ${how}. ${advice}`);
  }
}
