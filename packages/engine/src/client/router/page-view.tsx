import { useLayoutEffect, useMemo, useRef } from 'react';
import { type createBrowserRouter, useLoaderData, useLocation } from 'react-router-dom';
import type { PageJson } from '../../model/page-data.ts';
import { trustPrerendered } from '../trusted-types.ts';
import { restoreScroll } from './scroll.ts';
import { updateDocument } from './update-document.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Renders the blocks of a fetched page with the HTML from the build. The boot script starts the code of its islands later. */
export function PageView({ router }: { router: Router }) {
  const page: PageJson = useLoaderData();
  const { hash, key } = useLocation();

  const shown = useRef<PageJson>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every history entry has its own scroll position.
  useLayoutEffect(() => {
    const isNew = shown.current !== page;
    const scrollTarget = isNew && page.scrollTarget === document.body.dataset.scrollTarget ? page.scrollTarget : undefined;
    if (isNew) updateDocument(page);
    shown.current = page;
    restoreScroll(router.state.restoreScrollPosition, hash || (scrollTarget ?? ''));
  }, [router, page, hash, key]);

  // React compares trusted HTML by identity: without the memo it would set the HTML of every block again.
  const blocks = useMemo(() => page.blocks.map((block) => ({ ...block, html: trustPrerendered(block.html) })), [page]);
  return blocks.map(({ key: block, type, html, isIsland, enhance, isRevealed }) => (
    <div
      key={`${page.path} ${block}`}
      data-block={type}
      data-key={block}
      {...(isIsland && { 'data-island': '' })}
      data-enhance={enhance}
      {...(isRevealed && { 'data-reveal': '' })}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  ));
}
