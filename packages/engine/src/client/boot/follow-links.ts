import { type PageRequest, pageLikely, pageRequested } from '../../browser/request-page.ts';
import { isRouterLoaded, isRouterWanted, loadRouter } from './modules.ts';
import { storeToast } from './stored-toast.ts';
import { withTimeout } from './with-timeout.ts';

/** How long a click waits for a router that is still loading before the browser follows the link itself. A choice, not a measurement. */
const timeoutMilliseconds = 300;

/** Navigation without a load: the router comes on the first intent towards a link of the site. */
export function followLinks(): void {
  const shownPath = location.pathname;
  const prepare = ({ target }: Event): void => {
    const url = internalUrl(target);
    if (url) fetchAhead(url.pathname);
  };
  addEventListener('pointerover', prepare, { passive: true });
  addEventListener('touchstart', prepare, { passive: true });
  addEventListener('focusin', prepare);
  addEventListener('click', (event) => {
    const url = isPlainClick(event) ? internalUrl(event.target) : undefined;
    if (!url || !isRouterWanted()) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
  // Entries that an earlier load of this page pushed: without the router their URL would change and nothing else.
  addEventListener('popstate', () => {
    if (!isRouterLoaded() && location.pathname !== shownPath) location.reload();
  });
}

/** Takes islands to the pages that they ask for. */
export function handleIslandEvents(): void {
  document.addEventListener(pageLikely, ({ detail }: CustomEventInit<string>) => {
    if (detail) fetchAhead(detail);
  });
  document.addEventListener(pageRequested, ({ detail }: CustomEventInit<PageRequest>) => {
    if (detail) goToRequestedPage(detail);
  });
}

function fetchAhead(path: string): void {
  loadRouter()
    .then((router) => router.prefetch(path))
    .catch(() => undefined);
}

function go(path: string): void {
  withTimeout(loadRouter(), timeoutMilliseconds).then(
    (router) => router.go(path),
    () => location.assign(path),
  );
}

/** Goes to a page that must be reached: where its data cannot be had, the page itself is loaded. */
function goToRequestedPage({ path, toast }: PageRequest): void {
  const ready = loadRouter().then(async (router) => {
    await router.prefetch(path);
    return router;
  });
  withTimeout(ready, timeoutMilliseconds).then(
    (router) => router.go(path),
    () => {
      storeToast(toast);
      location.assign(path);
    },
  );
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The URL of a link to another page of the site; undefined for everything else. */
function internalUrl(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || !link.getAttribute('href')?.startsWith('/')) return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin && url.pathname !== location.pathname ? url : undefined;
}
