/** `data-embed` marks the place of a frame, which has controls of its own. */
const controls = 'main :is(a, button, input, textarea, select, summary, label, [data-embed]), footer a';

/** Pixels. The button hides when a control is this close, so that one that moves, as in a marquee, never reaches it. A choice. */
const clearance = 24;

/** Hides the floating button (`data-chat`) while a control of the page is under it. Stops when `signal` aborts. */
export function hideFloatingButton(signal: AbortSignal): void {
  const button = document.querySelector<HTMLElement>('[data-chat]');
  if (!button) return;
  let observer: IntersectionObserver | undefined;
  const covered = new Set<Element>();
  const watch = (): void => {
    if (signal.aborted) return;
    observer?.disconnect();
    covered.clear();
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const margin = [-top, right - innerWidth, bottom - innerHeight, -left].map((side) => `${Math.round(side) + clearance}px`);
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) covered.add(target);
          else covered.delete(target);
        }
        button.toggleAttribute('data-covering', covered.size > 0);
      },
      { rootMargin: margin.join(' ') },
    );
    for (const control of document.querySelectorAll(controls)) observer.observe(control);
  };
  // With the frame, like the header.
  requestAnimationFrame(watch);
  addEventListener('resize', watch, { signal });
  signal.addEventListener('abort', () => observer?.disconnect());
}
