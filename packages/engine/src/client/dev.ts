import type { Modules } from './boot/load-code.ts';
import { startBoot } from './boot/start-boot.ts';
import { startLate } from './late/start-late.ts';
import { showSavedChanges } from './live/show-saved-changes.ts';

/** The late module with imports through Vite. */
export const late = {
  start: (onRouter: () => void) =>
    startLate(
      {
        router: () => import('./router.tsx'),
        toasts: () => import('../react/toasts.tsx'),
        services: {
          analytics: () => import('./analytics.ts'),
          vitals: () => import('./vitals.ts'),
          // The mail service of the preview asks for no work.
          work: async () => ({ start: () => undefined }),
        },
      },
      onRouter,
    ),
};

/** Starts a page of the live preview, in place of the inlined boot script. An error page has no page data and no boot script. */
export function startPreview(modules: Pick<Modules, 'enhance' | 'islands'>): void {
  if (document.getElementById('page-data')) startBoot({ ...modules, late: async () => late });
  showSavedChanges();
}
