import { startBoot } from './boot/start-boot.ts';
import { followEdits } from './live/follow-edits.ts';

// What a page of the live preview starts with, in place of the inlined boot script. A page that explains why there is
// nothing to show has nothing to start.
if (document.getElementById('page-data')) {
  startBoot({ islands: () => import('./islands.tsx'), router: () => import('./router.tsx'), vitals: () => import('./vitals.ts') });
}
followEdits();
