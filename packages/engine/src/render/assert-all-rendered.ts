import type { PageJson } from '../model/page-data.ts';
import type { PageModel } from '../model/page-model.ts';

const frame = /<div data-block="/g;

const framesIn = (html: string): number => html.match(frame)?.length ?? 0;

/**
 * Compares the number of blocks in the model, the document and the JSON for client-side navigation with the number that
 * the page's file declares. Throws `BlockCountError` when one differs, so that no block is lost silently.
 */
export function assertAllRendered({ path, declared, blocks }: PageModel, html: string, json: Pick<PageJson, 'blocks' | 'header'>): void {
  const counts = {
    'are in its model': blocks.length,
    'are in its HTML': framesIn(html),
    'are in its JSON': json.blocks.length + framesIn(json.header),
  };
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
