import type { PageJson } from '../../model/page-data.ts';
import { replaceIslands } from '../islands.tsx';
import { pageShown } from '../page-events.ts';
import { trustPrerendered } from '../trusted-types.ts';

/** Updates the document around newly rendered blocks: head, header, body, islands, focus, announcement. */
export function updateDocument(page: PageJson): void {
  updateHead(page);
  replaceIslands(page.islands);
  document.getElementById('main')?.focus({ preventScroll: true });
  const announcer = document.querySelector('[data-announcer]');
  if (announcer) announcer.textContent = page.title;
  document.dispatchEvent(new Event(pageShown));
}

/** Updates head, header and body attributes. With `isHeaderSame`, leaves the header in place with its state. */
export function updateHead({ title, description, canonical, scrollTarget, layout, reveal, header }: PageJson, isHeaderSame = false): void {
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
