import { observeVisibility } from '../observe-visibility.ts';

/**
 * Hides blocks while they are completely outside the viewport, and shows each with an animation as soon as it is
 * `offset` pixels above the viewport's lower edge. With `isOnce`, removes such a block from `blocks`, so that
 * it is not hidden again. Returns a function that stops this and shows every block:
 * those in the viewport with an animation when `isAnimated` is true.
 */
export function revealWhileScrolling(blocks: Set<Element>, offset: string, isOnce: boolean): (isAnimated: boolean) => void {
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
