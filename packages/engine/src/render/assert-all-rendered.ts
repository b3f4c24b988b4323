import type { PageModel } from '@pagewright/core';

const frame = '<div data-block="';

function framesIn(html: string): number {
  let count = 0;
  for (let index = html.indexOf(frame); index !== -1; index = html.indexOf(frame, index + frame.length)) count += 1;
  return count;
}

/**
 * Compares the number of blocks in the model and in the parts of the document with the number that the page's file declares.
 * Throws `BlockCountError` when one differs, so that no block is lost silently.
 */
export function assertAllRendered({ path, declared, blocks }: PageModel, document: readonly string[]): void {
  const counts = { 'are in its model': blocks.length, 'are in its HTML': document.reduce((sum, part) => sum + framesIn(part), 0) };
  for (const [where, count] of Object.entries(counts)) {
    if (count !== declared) throw new BlockCountError(path, `${declared} blocks are declared and ${count} ${where}`);
  }
}

/** A page has more or fewer blocks than its file declares. */
export class BlockCountError extends Error {
  constructor(path: string, difference: string) {
    super(`On the page ${path}, ${difference}. This is a bug in Pagewright.`);
    this.name = 'LostBlockError';
  }
}
