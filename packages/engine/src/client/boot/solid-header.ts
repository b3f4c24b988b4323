/** Makes the header solid after `data-solid-after` pixels of scrolling. Stops when `signal` aborts. */
export function solidifyHeader(signal: AbortSignal): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  const threshold = Number(header.dataset.solidAfter);
  const update = (): void => {
    header.toggleAttribute('data-solid', scrollY > threshold);
  };
  addEventListener('scroll', update, { signal });
  // With the frame: reading a position now would lay out the page once more, before its fonts are there.
  requestAnimationFrame(update);
}
