import { loadIslands } from './modules.ts';
import { whenLoaded } from './when-loaded.ts';

/** How far below the window an island is when its code is fetched. */
const reach = '400px 0px';

/** Wakes an island; a failure leaves its HTML as it is, which reads and works as far as it can without script. */
export async function wakeIsland(element: HTMLElement): Promise<void> {
  const { wake } = await loadIslands();
  await wake(element);
}

/** Wakes each island of the page when it nears the window, never before `load`. */
export async function approachIslands(signal: AbortSignal): Promise<void> {
  await whenLoaded;
  if (signal.aborted) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        wakeIsland(target).catch(reportError);
      }
    },
    { rootMargin: reach },
  );
  for (const island of document.querySelectorAll('[data-island]')) observer.observe(island);
  signal.addEventListener('abort', () => observer.disconnect());
}
