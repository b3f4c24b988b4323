import { watchView } from './watch-view.ts';

/**
 * Hides blocks while they are wholly outside the window, and shows each with an animation as soon as it is
 * `offset` pixels above the window's lower edge. Returns a function that stops this and shows every block:
 * those in the window with an animation when `isAnimated` is true.
 */
export function revealWhileScrolling(blocks: ReadonlySet<Element>, offset: string): (isAnimated: boolean) => void {
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
        if (isIntersecting || !blocks.has(target)) continue;
        target.classList.remove('reveal-moves');
        target.classList.add('reveal-pending');
      }
    },
    { signal },
  );
  watchView(
    all,
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) reveal(target);
    },
    { rootMargin: `0px 0px -${offset}px`, signal },
  );

  return (isAnimated) => {
    observers.abort();
    for (const block of all) {
      if (isAnimated && inWindow.has(block)) reveal(block);
      else block.classList.remove('reveal-pending', 'reveal-moves');
    }
  };
}

const reveal = (block: Element): boolean => block.classList.replace('reveal-pending', 'reveal-moves');
