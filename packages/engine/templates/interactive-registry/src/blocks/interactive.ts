import type { Islands } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';

/** The components of block types that declare `hydrate`, which the browser loads on demand. A missing or misplaced one does not compile. */
export const islands = {
  BLOCK_KEY: () => import('./BLOCK_TYPE.tsx'),
} satisfies Islands<typeof blocks>;
