import type { PageJson } from '../../model/page-data.ts';
import { replaceIslands } from '../islands.tsx';
import { pageShown } from '../page-events.ts';
import { trustPrerendered } from '../trusted-html.ts';

/** Fits the frame around a page that has just been drawn: head, header, body, islands, focus, announcement. */
export function replacePage(page: PageJson): void {
  fitHead(page);
  replaceIslands(page.islands);
  document.getElementById('main')?.focus({ preventScroll: true });
  const announcer = document.querySelector('[data-announcer]');
  if (announcer) announcer.textContent = page.title;
  document.dispatchEvent(new Event(pageShown));
}

/** Makes head, header and body those of a page; a header that is known to be the same keeps its state. */
export function fitHead({ title, description, canonical, scrollTarget, layout, reveal, header }: PageJson, isHeaderSame = false): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
  if (scrollTarget) document.body.dataset.scrollTarget = scrollTarget;
  else delete document.body.dataset.scrollTarget;
  document.body.className = `layout-${layout}`;
  document.body.dataset.revealOffset = String(reveal.offset);
  document.body.toggleAttribute('data-reveal-once', reveal.once);
  const slot = document.querySelector('[data-header-slot]');
  if (slot && !isHeaderSame) slot.innerHTML = trustPrerendered(header);
}
