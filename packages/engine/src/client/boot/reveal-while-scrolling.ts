import { watchView } from './watch-view.ts';

/**
 * Hides blocks while they are wholly outside the window, and shows each with an animation as soon as it is
 * `offset` pixels above the window's lower edge. With `isOnce`, removes such a block from `blocks`, so that
 * it is not hidden again. Returns a function that stops this and shows every block:
 * those in the window with an animation when `isAnimated` is true.
 */
export function revealWhileScrolling(blocks: Set<Element>, offset: string, isOnce: boolean): (isAnimated: boolean) => void {
  const observers = new AbortController();
  const { signal } = observers;
  const all = [...blocks];
  const inWindow = new Set<Element>();

  // New observers report where the blocks are after this scroll event. So no layout is read here, and a
  // block that the first event brings into the window is never hidden in front of the visitor.
  watchView(
    all,
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inWindow.add(target);
        else inWindow.delete(target);
        if (!isIntersecting && blocks.has(target)) setState(target, 'hidden');
      }
    },
    { signal },
  );
  watchView(
    all,
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        setState(target, 'shown');
        if (isOnce) blocks.delete(target);
      }
    },
    { rootMargin: `0px 0px -${offset}px`, signal },
  );

  return (isAnimated) => {
    observers.abort();
    for (const block of all) setState(block, isAnimated && inWindow.has(block) ? 'shown' : '');
  };
}

/** `hidden` is transparent, `shown` becomes visible with a transition, the empty state without one. */
const setState = (block: Element, state: 'hidden' | 'shown' | ''): void => block.setAttribute('data-reveal', state);
