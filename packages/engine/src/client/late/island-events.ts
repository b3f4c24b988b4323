import { loadPage, type PageRequest, pageNavigation, pagePrefetch } from '../../browser/page-navigation.ts';
import { type RouterLoader, routerTimeout } from './router-loader.ts';
import { withTimeout } from './with-timeout.ts';

/** Handles the navigation events of islands. */
export function handleIslandEvents(router: RouterLoader): void {
  document.addEventListener(pagePrefetch, ({ detail }: CustomEventInit<string>) => {
    if (detail) router.prefetch(detail);
  });
  document.addEventListener(pageNavigation, (event: Event & CustomEventInit<PageRequest>) => {
    if (!event.detail) return;
    event.preventDefault();
    goToRequestedPage(router, event.detail);
  });
}

/** Navigates to a page. When it cannot be fetched, loads it with the browser. */
function goToRequestedPage(router: RouterLoader, request: PageRequest): void {
  const ready = router.load().then(async (module) => {
    await module.prefetch(request.path);
    return module;
  });
  withTimeout(ready, routerTimeout).then(
    (module) => module.go(request.path),
    () => loadPage(request),
  );
}
