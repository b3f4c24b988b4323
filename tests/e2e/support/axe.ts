import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** The source of axe-core. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until nothing fades or moves but what never ends: axe would see the colours of a moment. */
const transitionsEnded = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // What a scroll changes begins with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all(
      document
        .getAnimations()
        .filter(({ playState, timeline, effect }) => {
          const { endTime } = effect?.getComputedTiming() ?? {};
          return playState === 'running' && timeline instanceof DocumentTimeline && endTime !== Number.POSITIVE_INFINITY;
        })
        .map(({ finished }) => finished.catch(() => undefined)),
    );
  });

/** Returns the violations that axe finds on the page, one per line. */
export async function findings(page: Page): Promise<string[]> {
  await transitionsEnded(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    const found = await Reflect.get(window, 'axe').run(document, {
      runOnly,
      resultTypes: ['violations'],
      iframes: false,
      rules: { 'target-size': { enabled: true } },
    });
    return found.violations.flatMap(({ id, nodes }: { id: string; nodes: { html: string; failureSummary: string }[] }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  }, tags);
}
