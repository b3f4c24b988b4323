import type { BuiltShard } from './built-shard.ts';
import { describeShard } from './shard.ts';
import { ShardError } from './shard-error.ts';

/** Returns the shards in the order of their numbers. Throws `ShardError` unless there is each shard of one number of shards, once. */
export function assertComplete(shards: readonly BuiltShard[]): [BuiltShard, ...BuiltShard[]] {
  const [first, ...others] = [...shards].sort((a, b) => a.record.shard.index - b.record.shard.index);
  if (!first) throw new ShardError('There are no shards to merge. Name the folders into which build --shard wrote.');
  const { count } = first.record.shard;
  const other = others.find(({ record }) => record.shard.count !== count);
  if (other) {
    const [a, b] = [first, other].map(({ shown, record }) => `${shown} is ${describeShard(record.shard)}`);
    throw new ShardError(`${a}, but ${b}. Build all shards with the same number of shards.`);
  }
  const all = [first, ...others];
  const twice = all.find(({ record }, index) => record.shard.index === all[index + 1]?.record.shard.index);
  if (twice) {
    const folders = all.filter(({ record }) => record.shard.index === twice.record.shard.index).map(({ shown }) => shown);
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
