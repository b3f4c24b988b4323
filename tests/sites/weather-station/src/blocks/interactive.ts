import type { Islands } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';

export const islands = {
  instruments: () => import('./instruments.tsx'),
  'rain-chart': () => import('./rain-chart.tsx'),
} satisfies Islands<typeof blocks>;
