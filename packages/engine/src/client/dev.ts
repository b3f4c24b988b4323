import type { IslandsModule } from './boot/modules.ts';
import { startBoot } from './boot/start-boot.ts';
import { followEdits } from './live/follow-edits.ts';

/** Starts a page of the live preview, in place of the inlined boot script. A page that explains why there is nothing to show has nothing to start. */
export function startPreview(islands: () => Promise<IslandsModule>): void {
  if (document.getElementById('page-data')) {
    startBoot({ islands, router: () => import('./router.tsx'), vitals: () => import('./vitals.ts') });
  }
  followEdits();
}
