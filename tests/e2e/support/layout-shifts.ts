import type { Page } from '@playwright/test';
import { withTimeout } from './frames.ts';

/** All layout shifts of a page: the sum of their values, and the starts of the elements that moved, as HTML. */
export type LayoutShifts = { sum: number; sources: string[] };

/** Returns the layout shifts of a page since it began to load. */
export const layoutShifts = (page: Page): Promise<LayoutShifts> =>
  withTimeout(
    page.evaluate(
      () =>
        new Promise<LayoutShifts>((resolve) => {
          const found: LayoutShifts = { sum: 0, sources: [] };
          const take = (entries: PerformanceEntryList): void => {
            for (const entry of entries) {
              found.sum += Number(Reflect.get(entry, 'value'));
              for (const { node } of Reflect.get(entry, 'sources') ?? []) found.sources.push(node?.outerHTML?.slice(0, 90) ?? 'text');
            }
          };
          const observer = new PerformanceObserver((list) => take(list.getEntries()));
          observer.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              take(observer.takeRecords());
              resolve(found);
            }),
          );
        }),
    ),
  );
