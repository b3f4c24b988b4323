import { type RouterLoader, routerTimeout } from './router-loader.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Starts client-side navigation: loads the router when the visitor hovers, touches or focuses an internal link, and
 * navigates with it on click.
 */
export function interceptLinks(router: RouterLoader): void {
  const prepare = ({ target }: Pick<Event, 'target'>): void => {
    const link = internalLink(target);
    if (link) router.prefetch(link.pathname);
  };
  // What the visitor did before this module was loaded.
  for (const target of document.querySelectorAll('a:hover, a:focus')) prepare({ target });
  // Browsers treat listeners of the window for touches as passive.
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const) addEventListener(type, prepare);
  addEventListener('click', (event) => {
    const link = isPlainClick(event) ? internalLink(event.target) : undefined;
    if (!link || !router.isRequested()) return;
    event.preventDefault();
    go(router, link.pathname + link.search + link.hash);
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
const filePath = /\.[^/]*$/;

/** The link to another page of the site; undefined for everything else. A full URL may lead to another site on the same host. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target],[download])') : null;
  if (link?.origin === location.origin && link.pathname !== location.pathname && !filePath.test(link.pathname)) return link;
}
