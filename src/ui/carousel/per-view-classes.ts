/** How many items are in view from a width of the window on, in pixels; narrowest first. */
export type PerView = readonly { from: number; show: number }[];

/**
 * Class names that set `--per-view` and `--gap` (`spacing`, in pixels) at each width. They are computed from content: a
 * block that uses them declares them as its `contentClasses`.
 */
export function perViewClasses(perView: PerView, spacing: number): string[] {
  const steps = perView.map(({ from, show }) => `${from > 0 ? `min-[${from}px]:` : ''}[--per-view:${show}]`);
  return [...steps, `[--gap:${spacing}px]`];
}
