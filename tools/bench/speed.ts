import type { Browser, BrowserContext, Page } from '@playwright/test';
import { withChromium } from 'pagewright/chromium';
import { readBenchSettings } from './bench-settings.ts';
import { type BenchPart, middleOf } from './figure.ts';
import { type ServedSite, withServedSite } from './served-site.ts';
import { onPhone, pressControls, readThrough } from './visit.ts';

const rounds = 5;

/** Lighthouse's mobile settings: a processor 4 times slower, and slow 4G with 150 ms latency and 1.6 Mbit/s. */
const slowdown = 4;
const line = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

/** Paints in seconds, blocking time in milliseconds. */
type Vitals = { fcp: number; lcp: number; tbt: number; cls: number };
/** All times in milliseconds. */
type LongTask = { startTime: number; duration: number };
type Observed = { fcp: number; lcp: number; cls: number; tasks: LongTask[] };

/** Measures the speed of the pages in `tests/bench/bench.yaml` on a slow phone: the median of five loads. */
export const speed: BenchPart = ({ root }) =>
  withServedSite(root, async function* (site) {
    for (const path of readBenchSettings(root).speed) {
      const { loads, interaction } = await withChromium((browser) => measure(browser, site, path));
      const middle = (name: keyof Vitals) => middleOf(loads.map((one) => one[name]));
      yield { budget: 'fcp', what: `first contentful paint (${path})`, ...middle('fcp'), unit: 's' };
      yield { budget: 'lcp', what: `largest contentful paint (${path})`, ...middle('lcp'), unit: 's' };
      yield { budget: 'tbt', what: `total blocking time (${path})`, ...middle('tbt'), unit: 'ms' };
      yield { budget: 'cls', what: `layout shift, whole page (${path})`, ...middle('cls'), unit: 'shift' };
      yield { budget: 'interaction', what: `slowest interaction (${path})`, ...middleOf(interaction), unit: 'ms' };
    }
  });

async function measure(browser: Browser, site: ServedSite, path: string): Promise<{ loads: Vitals[]; interaction: number[] }> {
  const loads: Vitals[] = [];
  const interaction: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    loads.push(await onPhone(browser, (page, context) => load(page, context, site.address + path)));
  for (let round = 0; round < 3; round += 1) {
    interaction.push(await onPhone(browser, (page, context) => slowestControl(page, context, site.address + path)));
  }
  return { loads, interaction };
}

async function load(page: Page, context: BrowserContext, address: string): Promise<Vitals> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(4_000);
  const { fcp, lcp, tasks } = await page.evaluate(readObserved);
  await devtools.send('Network.emulateNetworkConditions', { ...line, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await readThrough(page);
  const { cls } = await page.evaluate(readObserved);
  return { fcp: fcp / 1000, lcp: lcp / 1000, tbt: blockingTime(tasks, fcp), cls };
}

async function slowestControl(page: Page, context: BrowserContext, address: string): Promise<number> {
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'load' });
  await readThrough(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await pressControls(page);
  return page.evaluate(() => Number(document.documentElement.dataset.slowest ?? 0));
}

/** Runs in the page from its start: stores what the browser measures in `data-` attributes of the html element. */
function observe(): void {
  const store = (name: string, value: number): void => {
    document.documentElement.dataset[name] = String(value);
  };
  const stored = (name: string): number => Number(document.documentElement?.dataset[name] ?? 0);
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  };
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && store('fcp', startTime));
  watch('largest-contentful-paint', ({ startTime }) => store('lcp', startTime));
  const tasks: LongTask[] = [];
  watch('longtask', ({ startTime, duration }) => {
    tasks.push({ startTime, duration });
    document.documentElement.dataset.tasks = JSON.stringify(tasks);
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput }: { value?: number; hadRecentInput?: boolean } = Object.assign({}, entry.toJSON());
    if (!hadRecentInput) store('cls', stored('cls') + (value ?? 0));
  });
  watch(
    'event',
    (entry) => {
      const { interactionId }: { interactionId?: number } = Object.assign({}, entry.toJSON(), {
        interactionId: Reflect.get(entry, 'interactionId'),
      });
      if (interactionId) store('slowest', Math.max(stored('slowest'), entry.duration));
    },
    { durationThreshold: 16 },
  );
}

function readObserved(): Observed {
  const { fcp, lcp, cls, tasks } = document.documentElement.dataset;
  return { fcp: Number(fcp), lcp: Number(lcp), cls: Number(cls ?? 0), tasks: JSON.parse(tasks ?? '[]') };
}

/**
 * The total blocking time by Lighthouse's definition: what long tasks take beyond 50 ms, counted from the first contentful
 * paint. The entry of a task arrives before that of the paint, so the sum waits until both are known.
 */
export const blockingTime = (tasks: readonly LongTask[], fcp: number): number =>
  tasks.reduce((sum, { startTime, duration }) => sum + Math.max(0, startTime + duration - Math.max(startTime, fcp) - 50), 0);
