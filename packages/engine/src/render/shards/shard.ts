import { createHash } from 'node:crypto';
import { cacheKey } from '../../cache/text-cache.ts';

/** One part of a build that several machines share: number `index`, from 1, of `count`. */
export type Shard = { index: number; count: number };

/** A build that is not shared. */
export const wholeSite: Shard = { index: 1, count: 1 };

/**
 * Returns the number of the shard, from 1, that writes a page or another file. It depends on the name only, so a page stays in its
 * shard when other pages are added.
 */
export const shardOf = (name: string, { count }: Pick<Shard, 'count'>): number =>
  count === 1 ? 1 : (createHash('sha256').update(name).digest().readUInt32BE() % count) + 1;

/** Returns `shard 2 of 4`. */
export const describeShard = ({ index, count }: Shard): string => `shard ${index} of ${count}`;

/** Collects the paths of all files of a site, and divides them among shards. Each file belongs to exactly one shard. */
export class FileList {
  readonly #paths = new Set<string>();

  constructor(readonly shard: Shard) {}

  /** Adds files of the site that are written together. Returns true when this shard writes them. `name` chooses the shard. */
  add(name: string, paths: readonly string[]): boolean {
    for (const path of paths) this.#paths.add(path);
    return shardOf(name, this.shard) === this.shard.index;
  }

  /** True for a file that was added, also by another shard. */
  has(path: string): boolean {
    return this.#paths.has(path);
  }

  /** The paths of all files so far, those of other shards included. */
  get paths(): readonly string[] {
    return [...this.#paths];
  }

  /** Returns a hash of all paths, those of other shards included. */
  digest(): string {
    return digestPaths(this.#paths);
  }
}

/** Returns a hash of paths, whatever their order. */
export const digestPaths = (paths: Iterable<string>): string => cacheKey(...[...paths].sort());
