/** What is wrong with a page after a visitor has scrolled through it. */
export type PageState = {
  /** True when the heading of the page can be seen. */
  hasHeading: boolean;
  /** Interactive blocks that never started, and pictures that never loaded. */
  waiting: string[];
  /** How much wider than the window the page is, and elements that stick out. Empty where nothing scrolls sideways. */
  tooWide: string[];
};

/** A page as it should be. */
export const sound: PageState = { hasHeading: true, waiting: [], tooWide: [] };

/**
 * Scrolls through the page, waits until everything on it has loaded and runs, at most `patience` milliseconds, and returns its state. Runs
 * in the page.
 */
export async function readPageState(patience: number): Promise<PageState> {
  const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const nameOf = (element: Element): string => element.outerHTML.slice(0, 120);
  const root = document.documentElement;
  for (let top = 0; top < root.scrollHeight; top += innerHeight * 0.85) {
    scrollTo({ top, behavior: 'instant' });
    await nextFrame();
  }
  // Those at the side of a strip, for which no visitor scrolls.
  for (const image of document.images) image.loading = 'eager';
  const waiting = (): Element[] => [
    ...document.querySelectorAll('[data-island]:not([data-hydrated])'),
    ...[...document.images].filter((image) => !image.complete),
  ];
  const end = performance.now() + patience;
  while (waiting().length > 0 && performance.now() < end) await nextFrame();
  scrollTo({ top: 0, behavior: 'instant' });
  await nextFrame();
  const heading = document.querySelector('h1');
  const { width = 0, height = 0 } = heading?.getBoundingClientRect() ?? {};
  const wideElements = (): Element[] =>
    [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > root.clientWidth + 1);
  const isTooWide = root.scrollWidth > root.clientWidth;
  return {
    hasHeading: width * height > 0 && heading?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true,
    waiting: waiting().map(nameOf),
    tooWide: isTooWide ? [`${root.scrollWidth} px in ${root.clientWidth}`, ...wideElements().map(nameOf)] : [],
  };
}
