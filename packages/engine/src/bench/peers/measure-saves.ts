import { setTimeout } from 'node:timers/promises';
import { withChromium } from '../../chromium/with-chromium.ts';
import type { ToolSite } from './tool-site.ts';

const rounds = 10;
/** The time between two saves in milliseconds: long enough for all effects of a save. */
const pause = 1_000;
/** How long a save may take to be seen, in milliseconds. */
const limit = 60_000;

/**
 * Opens a page in Chromium and saves it several times. Returns the milliseconds from each save to the frame that shows it,
 * after a reload if the preview reloads. Throws an `Error` when a save is not seen.
 */
export const measureSaves = (site: ToolSite, { url, page: number }: { url: string; page: number }): Promise<number[]> =>
  withChromium(async (browser) => {
    const page = await browser.newPage();
    const seen = new Map<string, (time: number) => void>();
    await page.exposeFunction('reportSeen', (text: string, time: number) => seen.get(text)?.(time));
    await page.addInitScript(watchSaves);
    await page.goto(url);
    await setTimeout(pause);
    const times: number[] = [];
    // The first two warm up the code that every save runs.
    for (let round = -2; round < rounds; round += 1) {
      const text = `Saved in round ${round + 3}`;
      const whenSeen = new Promise<number>((resolve) => seen.set(text, resolve));
      await setTimeout(pause);
      const write = site.edit(number, text);
      const saved = performance.timeOrigin + performance.now();
      await write();
      const time = await Promise.race([whenSeen, setTimeout(limit, Number.NaN, { ref: false })]);
      if (Number.isNaN(time)) throw new Error(`${site.tool} did not show a saved page within ${limit / 1000} s.`);
      if (round >= 0) times.push(time - saved);
    }
    return times;
  });

/** Runs in every document from its start: reports the text of each save, and the time of the frame that shows it. */
function watchSaves(): void {
  let last = '';
  const look = (): void => {
    const text = /Saved in round \d+/.exec(document.querySelector('main')?.textContent ?? '')?.[0];
    if (text === undefined || text === last) return;
    last = text;
    const report: unknown = Reflect.get(globalThis, 'reportSeen');
    requestAnimationFrame(() => typeof report === 'function' && report(text, performance.timeOrigin + performance.now()));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}
