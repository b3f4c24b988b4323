import { useLayoutEffect, useMemo, useRef } from 'react';
import { type createBrowserRouter, useLoaderData, useLocation } from 'react-router-dom';
import type { PageJson } from '../../model/page-data.ts';
import { trustPrerendered } from '../trusted-html.ts';
import { replacePage } from './replace-page.ts';
import { restoreScroll } from './scroll.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The blocks of a page that was fetched: their HTML as the build drew it, islands asleep in theirs. */
export function PageView({ router }: { router: Router }) {
  const page: PageJson = useLoaderData();
  const { hash, key } = useLocation();

  const shown = useRef<PageJson>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry of the history has a place of its own.
  useLayoutEffect(() => {
    const isNew = shown.current !== page;
    const arrival = isNew && page.scrollTarget === document.body.dataset.scrollTarget ? page.scrollTarget : undefined;
    if (isNew) replacePage(page);
    shown.current = page;
    restoreScroll(router.state.restoreScrollPosition, hash || (arrival ?? ''));
  }, [router, page, hash, key]);

  // React compares trusted HTML by identity: made anew, it would draw every block anew.
  const blocks = useMemo(() => page.blocks.map((block) => ({ ...block, html: trustPrerendered(block.html) })), [page]);
  return blocks.map(({ key: block, type, html, isIsland, isRevealed }) => (
    <div
      key={`${page.path} ${block}`}
      data-block={type}
      data-key={block}
      {...(isIsland && { 'data-island': '' })}
      {...(isRevealed && { 'data-reveal': '' })}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  ));
}
