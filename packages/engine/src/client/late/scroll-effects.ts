import { observeVisibility } from '../observe-visibility.ts';

/** Milliseconds after the last scroll event until every block is shown. A choice (decision 47). */
const settleTime = 150;

/**
 * Reveals the page's blocks while the visitor scrolls, `data-reveal-offset` pixels above the window's lower
 * edge. With `data-reveal-once` on the body, each block is revealed once. At rest no block is hidden, so that
 * captures and printouts of a whole page are complete.
 */
export function revealBlocks(signal: AbortSignal): void {
  const { revealOffset = '0', revealOnce } = document.body.dataset;
  const blocks = new Set(document.querySelectorAll('[data-reveal]'));
  let showAll: ReturnType<typeof revealWhileScrolling> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (isAnimated: boolean): void => {
    showAll?.(isAnimated);
    showAll = undefined;
  };
  const onScroll = (): void => {
    clearTimeout(timer);
    // The timer also ends the effect after client-side navigation has replaced the page.
    timer = setTimeout(stop, settleTime, true);
    showAll ??= revealWhileScrolling(blocks, revealOffset, revealOnce === '');
  };
  addEventListener('scroll', onScroll, { signal });
  // Capture tools make the window as tall as the page and take the picture in the same frame.
  addEventListener('resize', () => stop(false), { signal });
}

/**
 * Hides blocks while they are completely outside the viewport, and shows each with an animation as soon as it is
 * `offset` pixels above the viewport's lower edge. With `isOnce`, removes such a block from `blocks`, so that
 * it is not hidden again. Returns a function that stops this and shows every block:
 * those in the viewport with an animation when `isAnimated` is true.
 */
function revealWhileScrolling(blocks: Set<Element>, offset: string, isOnce: boolean): (isAnimated: boolean) => void {
  const observers = new AbortController();
  const { signal } = observers;
  const all = [...blocks];
  const inViewport = new Set<Element>();

  // New observers report where the blocks are after this scroll event. So this code reads no layout and never hides a
  // block that the first event has brought into the viewport.
  observeVisibility(
    all,
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inViewport.add(target);
        else inViewport.delete(target);
        if (!isIntersecting && blocks.has(target)) setRevealState(target, 'hidden');
      }
    },
    { signal },
  );
  observeVisibility(
    all,
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        setRevealState(target, 'shown');
        if (isOnce) blocks.delete(target);
      }
    },
    { rootMargin: `0px 0px -${offset}px`, signal },
  );

  return (isAnimated) => {
    observers.abort();
    for (const block of all) setRevealState(block, isAnimated && inViewport.has(block) ? 'shown' : '');
  };
}

/** Sets the state for the stylesheet: `hidden` is transparent, `shown` appears with a transition, empty without one. */
const setRevealState = (block: Element, state: 'hidden' | 'shown' | ''): void => block.setAttribute('data-reveal', state);

/**
 * Sets `aria-current` on the anchor in the header whose section the visitor is reading. No anchor has it while the
 * visitor reads a section without one. Stops when `signal` aborts.
 */
export function markActiveSection(signal: AbortSignal): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-header] a[href^="#"]')];
  const targetOf = ({ hash }: HTMLAnchorElement): HTMLElement | null => document.getElementById(decodeURIComponent(hash.slice(1)));
  const sections = links.flatMap((link) => targetOf(link) ?? []);
  const reading = new Set<Element>();
  observeVisibility(
    sections,
    (entries) => {
      for (const { isIntersecting, target } of entries) reading[isIntersecting ? 'add' : 'delete'](target);
      const active = sections.findLast((section) => reading.has(section));
      for (const link of links) link.ariaCurrent = active && targetOf(link) === active ? 'true' : null;
    },
    // A line 40 % down the window: the section that crosses it is the one being read.
    { rootMargin: '-40% 0px -60% 0px', signal },
  );
}
