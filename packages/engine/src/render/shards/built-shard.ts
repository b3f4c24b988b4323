import type { ShardRecord } from './shard-record.ts';

/** The folder of a shard, and its name for messages. */
export type ShardFolder = { folder: string; shown: string };

/** A built shard: its folder and its record. */
export type BuiltShard = ShardFolder & { record: ShardRecord };
