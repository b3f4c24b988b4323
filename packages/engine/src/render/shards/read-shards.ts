import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRecordFile } from '../output/build-record.ts';
import { assertComplete } from './assert-complete.ts';
import { assertSameSource } from './assert-same-source.ts';
import type { BuiltShard, ShardFolder } from './built-shard.ts';
import { ShardError } from './shard-error.ts';
import { parseShardRecord, type ShardRecord, shardRecordFile } from './shard-record.ts';

/** Reads the records of shards, in the order of their numbers. Throws `ShardError` unless they are all shards of one site, each once. */
export function readShards(folders: readonly ShardFolder[]): [BuiltShard, ...BuiltShard[]] {
  const shards = folders.map((one) => ({ ...one, record: readRecord(one) }));
  const complete = assertComplete(shards);
  assertSameSource(complete);
  return complete;
}

function readRecord({ folder, shown }: ShardFolder): ShardRecord {
  const file = join(folder, shardRecordFile);
  if (!existsSync(folder)) throw new ShardError(`There is no folder ${shown}. Name the folders into which build --shard wrote.`);
  if (!existsSync(file)) {
    const found = existsSync(join(folder, buildRecordFile)) ? 'contains a whole site or an unfinished shard' : 'contains no shard';
    throw new ShardError(`${shown} ${found}: it has no ${shardRecordFile}. Name the folders into which build --shard wrote.`);
  }
  const record = parseShardRecord(readFileSync(file, 'utf8'));
  if (!record)
    throw new ShardError(`${join(shown, shardRecordFile)} is damaged or of another version of Pagewright. Build this shard again.`);
  return record;
}
