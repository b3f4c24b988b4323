import type { PageJson } from '../model/page-data.ts';
import type { PageModel } from '../model/page-model.ts';

const frame = /<div data-block="/g;

/**
 * Compares what was drawn with what the page's file declares, in the document and in the JSON for client-side
 * navigation: a block that vanishes on the way must not go unnoticed. Throws when one has.
 */
export function assertAllRendered({ path, declared, blocks }: PageModel, html: string, json: Pick<PageJson, 'blocks'>): void {
  const counts = {
    'are ready to draw': blocks.length,
    'are in its HTML': html.match(frame)?.length ?? 0,
    'are in its JSON': json.blocks.length,
  };
  for (const [where, count] of Object.entries(counts)) {
    if (count !== declared) throw new LostBlockError(path, `${declared} blocks are declared and ${count} ${where}`);
  }
}

/** A page has more or fewer blocks than its file declares. */
export class LostBlockError extends Error {
  constructor(path: string, what: string) {
    super(`On the page ${path}, ${what}. This is a fault of the builder.`);
    this.name = 'LostBlockError';
  }
}
