import type { StaticComponents } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';
import Greeting from './greeting.tsx';

/** The components that run in node only. */
export const staticComponents = {
  greeting: Greeting,
} satisfies StaticComponents<typeof blocks>;
