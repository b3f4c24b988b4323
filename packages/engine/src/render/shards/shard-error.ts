/** Shards cannot be merged. The message is for people: which folder, what is wrong, what to do. Nothing was written. */
export class ShardError extends Error {
  override readonly name = 'ShardError';
}
