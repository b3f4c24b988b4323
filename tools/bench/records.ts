import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { withChromium } from 'pagewright/chromium';
import { type BenchProject, type BenchSite, withProject } from './bench-project.ts';
import { benchFolder } from './bench-settings.ts';
import { type BenchPart, middleOf, ratioOf, timeOf } from './figure.ts';
import { addRecords } from './generate/add-records.ts';
import { type Measured, runCommand } from './measure-command.ts';
import { serveFolder } from './served-site.ts';

const count = 1_000;
const rounds = 3;

/** Measures 1,000 records of a type: the build of their pages, beside the same pages written one by one, and a search in their list. */
export const records: BenchPart = ({ root, note }) =>
  withProject(root, async function* (project) {
    if (!existsSync(join(root, benchFolder, 'records'))) {
      note('Without a folder records in tests/bench, nothing is measured.');
      return;
    }
    const [made, written] = [await siteOf(root, project, true), await siteOf(root, project, false)];
    const ofRecords: Measured[] = [];
    const ofPages: Measured[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ofRecords.push(await coldBuild(project, made));
      ofPages.push(await coldBuild(project, written));
    }
    yield { what: '1,000 records with a page each, cold', ...timeOf(ofRecords) };
    yield { what: '1,000 pages with the same content, cold', ...timeOf(ofPages) };
    const cpuOf = (runs: readonly Measured[]): number[] => runs.map(({ cpu }) => cpu);
    const value = ratioOf(cpuOf(ofRecords), cpuOf(ofPages));
    yield { budget: 'record-pages', what: 'pages of records: of written pages, by CPU', value, unit: 'ratio' };
    yield* serveFolder(made.outDir, async function* ({ address }) {
      const keys = await withChromium((browser) => timesOfKeys(browser, `${address}/records`));
      const what = 'a key in the search of 1,000 records';
      yield { budget: 'list-key', what: `${what}, median`, ...middleOf(keys.map((times) => at(times, 0.5))), unit: 'ms' };
      yield { what: `${what}, 95th percentile`, ...middleOf(keys.map((times) => at(times, 0.95))), unit: 'ms' };
    });
  });

async function siteOf(root: string, project: BenchProject, hasTemplate: boolean): Promise<BenchSite> {
  // Another number of pages is another folder.
  const site = await project.site(hasTemplate ? 10 : 11);
  await addRecords({ root, siteDir: site.siteDir, count, hasTemplate });
  return site;
}

async function coldBuild(project: BenchProject, { siteDir, outDir }: BenchSite): Promise<Measured> {
  await project.clearCaches();
  await project.setAside(outDir);
  return runCommand(project.root, 'build', '--site', siteDir, '--out', outDir);
}

/** Returns a percentile of times in ascending order. `share`: 0.5 for the median. */
const at = (times: readonly number[], share: number): number => times[Math.ceil(times.length * share) - 1] ?? 0;

/** Returns the milliseconds of each key, in ascending order, for each round: how long the browser takes from a key to the frame that shows its effect. */
async function timesOfKeys(browser: Browser, address: string): Promise<number[][]> {
  const found: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(observeKeys);
    await page.goto(address);
    const keys = await typeWords(page);
    const reported = await page.evaluate(readKeys);
    await page.close();
    // The browser does not report what takes less than 16 ms.
    const short = Array.from({ length: Math.max(0, keys - reported.length) }, () => 16);
    found.push([...short, ...reported].sort((a, b) => a - b));
  }
  return found;
}

/** Milliseconds between two keys: those of somebody who types fast, who waits for the list, and who has waited. */
const pauses = [90, 180, 700];

/** Searches the list for words of its records, and removes each. Returns the number of keys. */
async function typeWords(page: Page): Promise<number> {
  const search = page.locator('main input[type="search"]');
  await search.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_000);
  await search.click();
  const titles = await page.locator('main h3').allTextContents();
  const words = [3, 400, 800].map((index) => titles[index]?.split(' ')[0] ?? '');
  let number = 0;
  for (const key of words.flatMap((word) => [...word, ...[...word].map(() => 'Backspace')])) {
    await page.waitForTimeout(pauses[number % pauses.length] ?? 0);
    await page.keyboard.press(key);
    number += 1;
  }
  await page.waitForTimeout(1_000);
  return number;
}

/** Runs in the page from its start: stores how long each interaction takes, from the key to the next frame. */
function observeKeys(): void {
  const times = new Map<unknown, number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id: unknown = Reflect.get(entry, 'interactionId');
      if (id && /^key|^input$/.test(entry.name)) times.set(id, Math.max(times.get(id) ?? 0, entry.duration));
    }
    document.documentElement.dataset.keys = JSON.stringify([...times.values()]);
  }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } });
}

const readKeys = (): number[] => JSON.parse(document.documentElement.dataset.keys ?? '[]');
