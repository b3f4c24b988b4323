import type { EnhanceScripts } from 'pagewright/react';
import type { blocks } from '../../schemas/blocks/index.ts';

/** The scripts of block types that declare `enhance`, which the browser loads on demand. A missing or misplaced one does not compile. */
export const enhanceScripts = {
  'before-after': () => import('./before-after.enhance.ts'),
  booking: () => import('./booking.enhance.ts'),
  compare: () => import('./compare.enhance.ts'),
  countdown: () => import('./countdown.enhance.ts'),
  counters: () => import('./counters.enhance.ts'),
  gallery: () => import('./gallery.enhance.ts'),
  list: () => import('./list.enhance.ts'),
  map: () => import('./map.enhance.ts'),
  'portfolio-tabs': () => import('./portfolio-tabs.enhance.ts'),
  record: () => import('./record.enhance.ts'),
  search: () => import('./search.enhance.ts'),
  tabs: () => import('./tabs.enhance.ts'),
  video: () => import('./video.enhance.ts'),
} satisfies EnhanceScripts<typeof blocks>;
