import type { Islands } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';

export const islands = {
  bell: () => import('./bell.tsx'),
} satisfies Islands<typeof blocks>;
