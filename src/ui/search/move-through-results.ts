/** Moves the focus with the arrow keys: from the field to the results and back. Escape goes back to the field. */
export function moveThroughResults(element: HTMLElement, field: HTMLInputElement, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const stops: Element[] = [field, ...element.querySelectorAll('[data-search-results] a')];
    const { activeElement } = document;
    const position = activeElement ? stops.indexOf(activeElement) : -1;
    if (position < 0) return;
    const next = event.key === 'Escape' && position > 0 ? field : step === undefined ? undefined : stops[position + step];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
  element.addEventListener('keydown', onKey, { signal });
}
