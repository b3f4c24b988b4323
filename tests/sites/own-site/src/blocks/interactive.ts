import type { Islands } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';

/** The components that also run in the browser, which loads them on demand. */
export const islands = {
  applause: () => import('./applause.tsx'),
} satisfies Islands<typeof blocks>;
