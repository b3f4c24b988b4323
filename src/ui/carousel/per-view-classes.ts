/** The number of items in view from a window width in pixels. Narrowest first. */
export type PerView = readonly { from: number; show: number }[];

/**
 * Class names that set `--per-view` and `--gap` (`spacing`, in pixels) at each width. They depend on content, so a
 * block that uses them returns them from its trait `contentClasses`.
 */
export function perViewClasses(perView: PerView, spacing: number): string[] {
  const steps = perView.map(({ from, show }) => `${from > 0 ? `min-[${from}px]:` : ''}[--per-view:${show}]`);
  return [...steps, `[--gap:${spacing}px]`];
}
