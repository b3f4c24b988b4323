import { firstInput } from './first-input.ts';

/** Milliseconds from the first paint to that of the first picture, which browsers decode apart. Measured: up to 120 on a slow computer. */
const decoding = 200;

/** Milliseconds after which code is loaded although the browser reports no paint: in a hidden tab, or when it is set to report nothing. */
const paintTimeout = 3_000;

/**
 * Resolves after the page's `load` event, when the browser has painted the first view or the visitor uses the page. The boot script
 * fetches no large code before: it would compete with fonts and the first picture, and delay the frame that shows them.
 */
export const whenPainted: Promise<void> = new Promise((resolve) => {
  const onLoad = (): void => {
    new PerformanceObserver(() => setTimeout(resolve, decoding)).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, paintTimeout);
    firstInput.then(resolve);
  };
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad, { once: true });
});
