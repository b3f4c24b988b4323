import type { Islands } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';

export const islands = { thanks: () => import('./thanks.tsx') } satisfies Islands<typeof blocks>;
