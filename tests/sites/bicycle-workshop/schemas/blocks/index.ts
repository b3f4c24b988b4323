import type { BlockDefinitions } from 'pagewright/schema';
import { bell } from './bell.ts';
import { repairList } from './repair-list.ts';

/** The block types of the workshop, besides those of the extended site. */
export const blocks = {
  bell,
  'repair-list': repairList,
} as const satisfies BlockDefinitions;
