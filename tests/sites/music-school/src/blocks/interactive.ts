import type { Islands } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';

/** The components that also run in the browser. */
export const islands = {
  metronome: () => import('./metronome.tsx'),
} satisfies Islands<typeof blocks>;
