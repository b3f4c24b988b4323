type PerView = readonly { from: number; show: number }[];

/**
 * Classes that set `--per-view` and `--gap` at each width. They are made from content, so the stylesheet
 * learns of them through `blocks/content-classes.ts`.
 */
export function perViewClasses(perView: PerView, spacing: number): string[] {
  const steps = perView.map(({ from, show }) => `${from > 0 ? `min-[${from}px]:` : ''}[--per-view:${show}]`);
  return [...steps, `[--gap:${spacing}px]`];
}

/** The width of one item, so that exactly `--per-view` of them fill the row. */
export const itemWidth = 'one-per-view';
