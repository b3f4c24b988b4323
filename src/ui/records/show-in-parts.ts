/** About a screen of records. A key that arrives while others are being laid out waits for so many. */
const atOnce = 16;

/**
 * Shows some elements of a list, with the groups around them (`data-group`), and hides the others. `showFirst` shows only as many as
 * one frame can have, so that a list of a thousand answers every key at once. `showRest` shows the others, frame by frame.
 */
export function createParts(all: readonly HTMLElement[]): { showFirst: (shown: readonly HTMLElement[]) => void; showRest: () => void } {
  const withGroup = (element: HTMLElement): HTMLElement[] => [element, element.closest<HTMLElement>('[data-group]') ?? element];
  const everything = new Set(all.flatMap(withGroup));
  let rest: readonly HTMLElement[] = [];
  let frame = 0;
  const showRest = (): void => {
    cancelAnimationFrame(frame);
    for (const element of rest.slice(0, atOnce).flatMap(withGroup)) element.hidden = false;
    rest = rest.slice(atOnce);
    if (rest.length > 0) frame = requestAnimationFrame(showRest);
  };
  const showFirst = (shown: readonly HTMLElement[]): void => {
    cancelAnimationFrame(frame);
    const first = new Set(shown.slice(0, atOnce).flatMap(withGroup));
    for (const element of everything) if (element.hidden === first.has(element)) element.hidden = !first.has(element);
    rest = shown.slice(atOnce);
  };
  return { showFirst, showRest };
}
