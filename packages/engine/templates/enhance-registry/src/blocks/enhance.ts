import type { EnhanceScripts } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';

/** The scripts of block types that declare `enhance`, which the browser loads on demand. A missing or misplaced one does not compile. */
export const enhanceScripts = {
  BLOCK_KEY: () => import('./BLOCK_TYPE.enhance.ts'),
} satisfies EnhanceScripts<typeof blocks>;
