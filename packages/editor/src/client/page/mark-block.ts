import { addStyles } from '../still-styles.ts';

/** In pixels: about the height of a header that covers the top of the page. */
const roomAbove = 100;

const selectorOf = (key: string): string => `[data-key="${CSS.escape(key)}"]`;

/** Draws an outline around a block of the page. Returns a function that removes it. */
export function markBlock(page: Document, key: string): () => void {
  const block = selectorOf(key);
  const line = 'position: absolute; inset: 0; z-index: 2; border: 3px solid #3d5afe; pointer-events: none;';
  return addStyles(page, `@media screen { ${block} { position: relative; } ${block}::after { content: ''; ${line} } }`);
}

/** In milliseconds: the preview shows a block at its new place within this time. */
const longestMove = 3000;

/**
 * Scrolls to a block of the page that is out of sight, also to one that is added a moment later, or that is moved now. Returns a function that
 * stops waiting.
 */
export function scrollToBlock(page: Document, key: string, isMoved = false): () => void {
  const scroll = (): boolean => {
    const view = page.defaultView;
    const block = page.querySelector(selectorOf(key));
    if (!view || !block) return false;
    const { top, bottom } = block.getBoundingClientRect();
    // `scrollIntoView` would scroll the editor too.
    if (bottom < roomAbove || top > view.innerHeight - roomAbove) view.scrollBy({ top: top - roomAbove, behavior: 'instant' });
    return true;
  };
  if (scroll() && !isMoved) return () => undefined;
  const observer = new MutationObserver(() => {
    if (scroll() && !isMoved) observer.disconnect();
  });
  observer.observe(page, { childList: true, subtree: true });
  const end = isMoved ? setTimeout(() => observer.disconnect(), longestMove) : undefined;
  return () => {
    clearTimeout(end);
    observer.disconnect();
  };
}

/** Where a page was scrolled to, by its address. */
export type KeptScroll = { address: string; top: number };

/** Scrolls a page that was loaded again to where it was, and follows it. Returns a function that stops. */
export function keepScroll(view: Window, kept: KeptScroll, address: string): () => void {
  if (kept.address === address) view.scrollTo({ top: kept.top, behavior: 'instant' });
  const follow = (): void => void Object.assign(kept, { address, top: view.scrollY });
  view.addEventListener('scroll', follow, { passive: true });
  return () => view.removeEventListener('scroll', follow);
}
