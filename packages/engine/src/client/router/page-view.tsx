import { useLayoutEffect, useRef } from 'react';
import { type createBrowserRouter, useLoaderData, useLocation } from 'react-router-dom';
import { restoreScroll } from './scroll.ts';
import { showPage } from './show-page.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Shows a fetched page. Its blocks are HTML from the build, not elements of React. The boot script starts the code of its islands later. */
export function PageView({ router }: { router: Router }) {
  const page: Document = useLoaderData();
  const { hash, key } = useLocation();

  // Before the other effect, which may throw: an error message then takes the place of the page.
  useLayoutEffect(() => () => document.getElementById('main')?.replaceChildren(), []);

  const shown = useRef<Document>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every history entry has its own scroll position.
  useLayoutEffect(() => {
    const isNew = shown.current !== page;
    const { scrollTarget } = page.body.dataset;
    const target = isNew && scrollTarget === document.body.dataset.scrollTarget ? scrollTarget : undefined;
    if (isNew) showPage(page);
    shown.current = page;
    restoreScroll(router.state.restoreScrollPosition, hash || (target ?? ''));
  }, [router, page, hash, key]);
  return null;
}
