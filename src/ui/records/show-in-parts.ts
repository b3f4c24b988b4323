/** Browsers lay out so many records within one frame. */
const atOnce = 30;

/** Shows elements and the groups (`data-group`) around them, those at the top first. Each call stops the one before. */
export function createParts(): (elements: readonly HTMLElement[]) => void {
  let frame = 0;
  const show = (elements: readonly HTMLElement[]): void => {
    cancelAnimationFrame(frame);
    for (const element of elements.slice(0, atOnce)) {
      element.hidden = false;
      element.closest('[data-group]')?.removeAttribute('hidden');
    }
    if (elements.length > atOnce) frame = requestAnimationFrame(() => show(elements.slice(atOnce)));
  };
  return show;
}
