import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { endIslands } from './islands.tsx';
import { fetchPage, prefetchPage } from './router/page-source.ts';
import { PageView } from './router/page-view.tsx';
import { RouteError } from './router/route-error.tsx';
import { recordScrollPositions } from './router/scroll.ts';

/**
 * Client-side navigation. One catch-all route fetches the JSON of whatever page is asked for. The page
 * that the browser loaded stays as it is until the first navigation has its data; then the router takes `main`.
 */
const router = createBrowserRouter(
  [
    {
      id: 'page',
      path: '*',
      loader: ({ request }) => fetchPage(new URL(request.url).pathname, request.signal),
      // Only another path is another page: a change of hash or query fetches nothing.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      Component: () => <PageView router={router} />,
      ErrorBoundary: RouteError,
    },
  ],
  { hydrationData: { loaderData: { page: null } } },
);

recordScrollPositions(router);

const unsubscribe = router.subscribe(({ navigation, loaderData, errors }) => {
  const isShown = loaderData.page === null && !errors;
  if (isShown || navigation.state !== 'idle') return;
  unsubscribe();
  takeMain();
});

function takeMain(): void {
  const main = document.getElementById('main');
  if (!main) return;
  endIslands();
  const root = createRoot(main);
  flushSync(() => root.render(<RouterProvider router={router} />));
}

/** Fetches a page that a visitor seems about to open. Rejects when it cannot be had. */
export const prefetch = prefetchPage;

/** Opens a page of the site. */
export async function go(path: string): Promise<void> {
  await router.navigate(path);
}
