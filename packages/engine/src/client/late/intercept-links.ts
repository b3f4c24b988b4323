import { type RouterLoader, routerTimeout } from './router-loader.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Starts client-side navigation: loads the router when the visitor hovers, touches or focuses an internal link, and
 * navigates with it on click.
 */
export function interceptLinks(router: RouterLoader): void {
  const prepare = ({ target }: Pick<Event, 'target'>): void => {
    const url = internalUrl(target);
    if (url) router.prefetch(url.pathname);
  };
  // What the visitor did before this module was loaded.
  for (const target of document.querySelectorAll('a:hover, a:focus')) prepare({ target });
  // Browsers treat listeners of the window for touches as passive.
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const) addEventListener(type, prepare);
  addEventListener('click', (event) => {
    const url = isPlainClick(event) ? internalUrl(event.target) : undefined;
    if (!url || !router.isRequested()) return;
    event.preventDefault();
    go(router, url.pathname + url.search + url.hash);
  });
}

function go(router: RouterLoader, path: string): void {
  withTimeout(router.load(), routerTimeout).then(
    (module) => module.go(path),
    () => location.assign(path),
  );
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The address of a page has no dot after its last slash. That of a file has one, such as `/feed.xml`. */
const pageAddress = /^\/(?:[^?#]*\/)?[^./?#]*(?:[?#]|$)/;

/** The URL of a link to another page of the site; undefined for everything else. */
function internalUrl(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || !pageAddress.test(link.getAttribute('href') ?? '')) return;
  const url = new URL(link.href);
  if (url.origin === location.origin && url.pathname !== location.pathname) return url;
}
