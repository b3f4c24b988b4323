import { startBoot } from './boot/start-boot.ts';
import { followEdits } from './live/follow-edits.ts';

// What a page of the live preview starts with, in place of the inlined boot script.
startBoot({ islands: () => import('./islands.tsx'), router: () => import('./router.tsx'), vitals: () => import('./vitals.ts') });
followEdits();
