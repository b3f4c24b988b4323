import { useLayoutEffect, useRef } from 'react';
import { useLoaderData, useLocation, useRouteError } from 'react-router-dom';
import { readEmbeddedData } from '../embedded-data.ts';
import { ChunkLoadError } from './page-source.ts';
import { type Router, restoreScroll, showPage } from './show-page.ts';

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

const { messages } = readEmbeddedData();

/** Shown in place of a page that failed to load: the error message and a link to try again. The theme styles `message-page`. */
export function RouteError() {
  const error = useRouteError();
  const text = error instanceof ChunkLoadError ? error.message : messages.unexpected;
  return (
    <section className="message-page" aria-labelledby="route-error">
      <div>
        <h1 id="route-error">{text}</h1>
        <a className="button button-primary" href={location.pathname} target="_self">
          {messages.retry}
        </a>
      </div>
    </section>
  );
}
