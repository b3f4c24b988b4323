/** Code or data of a page could not be loaded. Specification, part 8. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}
