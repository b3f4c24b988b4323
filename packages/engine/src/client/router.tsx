import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { unmountIslands } from './islands.tsx';
import { fetchPage, OtherDocumentError, prefetchPage } from './router/page-source.ts';
import { PageView, RouteError } from './router/page-view.tsx';
import { recordScrollPositions } from './router/show-page.ts';

/**
 * Client-side navigation. One catch-all route fetches the HTML of the requested page. The page that the browser loaded
 * stays untouched until the first navigation has its data; then React renders the router into `main`.
 */
const router = createBrowserRouter(
  [
    {
      id: 'page',
      path: '*',
      loader: ({ request }) =>
        fetchPage(new URL(request.url).pathname, request.signal).catch((error: unknown) => {
          if (error instanceof OtherDocumentError) return loadWhole();
          throw error;
        }),
      // A change of hash or query alone fetches nothing.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      Component: () => <PageView router={router} />,
      ErrorBoundary: RouteError,
    },
  ],
  { hydrationData: { loaderData: { page: null } } },
);

/** Loads the page of the current navigation with the browser. Never resolves. */
function loadWhole(): Promise<never> {
  const { location: target } = router.state.navigation;
  const url = target ? router.createHref(target) : location.href;
  // After "back", the address is the target's already.
  if (new URL(url, location.href).href === location.href) location.reload();
  else location.assign(url);
  return new Promise(() => undefined);
}

recordScrollPositions(router);

const unsubscribe = router.subscribe(({ navigation, loaderData, errors }) => {
  const isFirstPage = loaderData.page === null && !errors;
  if (isFirstPage || navigation.state !== 'idle') return;
  unsubscribe();
  mountRouter();
});

function mountRouter(): void {
  const main = document.getElementById('main');
  if (!main) return;
  unmountIslands();
  const root = createRoot(main);
  flushSync(() => root.render(<RouterProvider router={router} />));
}

/** Prefetches a page. Rejects when that fails. */
export const prefetch = prefetchPage;

/** Navigates to a path of the site. */
export async function go(path: string): Promise<void> {
  await router.navigate(path);
}
