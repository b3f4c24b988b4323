import type { Modules } from './boot/load-code.ts';
import { startBoot } from './boot/start-boot.ts';
import { startLate } from './late/start-late.ts';
import { showSavedChanges } from './live/show-saved-changes.ts';
import { isStill } from './still-page.ts';

/** The late module with imports through Vite. */
export const late = {
  start: (onRouter: () => void) =>
    startLate(
      {
        router: () => import('./router.tsx'),
        toasts: () => import('../react/toasts.tsx'),
        services: { analytics: () => import('./analytics.ts'), vitals: () => import('./vitals.ts') },
      },
      onRouter,
    ),
};

/**
 * Starts a page of the live preview, in place of the inlined boot script. An error page has no page data and no boot script; a still page runs
 * none. `editor` is the path of the editor that is installed.
 */
export function startPreview({ editor, ...modules }: Pick<Modules, 'enhance' | 'islands'> & { editor?: string }): void {
  if (document.getElementById('page-data') && !isStill()) startBoot({ ...modules, late: async () => late });
  showSavedChanges();
  if (editor !== undefined && window === parent) openEditorByKey(editor);
}

/** Opens the page in the editor at Ctrl+E or ⌘E. */
function openEditorByKey(editor: string): void {
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'e' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    location.assign(`${editor}?page=${encodeURIComponent(location.pathname)}`);
  });
}
