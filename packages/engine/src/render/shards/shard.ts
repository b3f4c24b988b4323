import { createHash } from 'node:crypto';

/** One part of a build that several machines share: number `index`, from 1, of `count`. */
export type Shard = { index: number; count: number };

/** A build that is not shared. */
export const wholeSite: Shard = { index: 1, count: 1 };

/**
 * Returns the number of the shard, from 1, that writes a page or another file. It depends on the name only, so a page stays in its
 * shard when other pages are added.
 */
export const shardOf = (name: string, { count }: Pick<Shard, 'count'>): number =>
  (createHash('sha256').update(name).digest().readUInt32BE() % count) + 1;

/** Returns `shard 2 of 4`. */
export const describeShard = ({ index, count }: Shard): string => `shard ${index} of ${count}`;
