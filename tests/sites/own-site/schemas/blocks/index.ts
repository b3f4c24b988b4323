import type { BlockDefinitions } from 'pagewright/schema';
import { applause } from './applause.ts';
import { greeting } from './greeting.ts';

/** The block types of the site. Each key is the `type` of its schema. */
export const blocks = {
  applause,
  greeting,
} as const satisfies BlockDefinitions;
