import type { BlockType } from '../../../../schemas/blocks/index.ts';

const types: readonly BlockType[] = ['article', 'hero-video', 'notice', 'page-header', 'portfolio-tabs', 'post-list', 'service-detail'];

/** The block types that open a page: their heading is that of the page, and their ground is dark under the clear header. */
export const pageHeadingBlocks: ReadonlySet<string> = new Set(types);
