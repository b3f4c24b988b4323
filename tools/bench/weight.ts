import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { withChromium } from 'pagewright/chromium';
import { readBenchSettings } from './bench-settings.ts';
import { htmlFilePath } from './engine.ts';
import type { BenchPart, Figure } from './figure.ts';
import { type ServedSite, withServedSite } from './served-site.ts';
import { bytesOf, watchTransfers } from './transfers.ts';
import { onPhone, pressControls, readThrough } from './visit.ts';
import { type WeightItem, weightItemNames, weightItems } from './weight-items.ts';

type Amounts = Record<WeightItem, number>;

/** The weight of a page. */
type Weighed = { path: string; amounts: Amounts };

/** Measures the weight of the site's pages on a phone: the heaviest page of each group, by item. */
export const weight: BenchPart = ({ root, note }) =>
  withServedSite(root, async function* (site) {
    const groups = readBenchSettings(root).weight;
    const weighed = await withChromium(async (browser) => {
      const all: Weighed[] = [];
      for (const path of site.paths) all.push(await weigh(browser, site, path));
      return all;
    });
    note(`${weighed.length} pages: ${weighed.map(({ path }) => path).join(' ')}`);
    const named = new Set(groups.flatMap(({ paths = [] }) => paths));
    for (const { group, paths, budgets } of groups) {
      const pages = weighed.filter(({ path }) => (paths ? paths.includes(path) : !named.has(path)));
      for (const item of weightItemNames) {
        const [heaviest] = [...pages].sort((a, b) => b.amounts[item] - a.amounts[item]);
        if (heaviest) yield figureOf(item, heaviest, { name: `${group}-${item}`, most: budgets[item] });
      }
    }
  });

/** Returns the figure of a page for an item, with the budget of its group, if any. */
function figureOf(
  item: WeightItem,
  { path, amounts }: { path: string; amounts: Amounts },
  { name, most }: { name: string; most: number | undefined },
): Figure {
  const { what, unit } = weightItems[item];
  const budget = most !== undefined && { budget: { name, most, source: 'tests/bench/bench.yaml' } };
  return { ...budget, what: `${what} (${path})`, value: amounts[item], unit };
}

const kibibytes = (bytes: number): number => bytes / 1024;
const kilobytes = (bytes: number): number => bytes / 1000;
const zipped = (text: string): number => kibibytes(gzipSync(text, { level: 9 }).length);

async function weigh(browser: Browser, { address, folder }: ServedSite, path: string): Promise<Weighed> {
  const html = await readFile(htmlFilePath(folder, path), 'utf8');
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('');
  const inlineScripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text).join('');
  const head = html.slice(0, html.indexOf('</head>'));
  return onPhone(browser, async (page, context) => {
    const transfers = await watchTransfers(page, context);
    await page.goto(address + path, { waitUntil: 'load' });
    const atLoad = { script: bytesOf(transfers, 'Script'), video: bytesOf(transfers, 'Media') };
    await page.waitForTimeout(1_500);
    await readThrough(page);
    const images = bytesOf(transfers, 'Image');
    await pressControls(page);
    const scripts = transfers.filter(({ type }) => type === 'Script');
    const videos = new Set(transfers.flatMap(({ type, url }) => (type === 'Media' ? [new URL(url).pathname] : [])));
    const fonts = transfers.filter(({ type }) => type === 'Font');
    await page.locator('footer a[href^="/"]').first().hover();
    await page.waitForTimeout(1_000);
    const onIntent = transfers.filter((one) => one.type === 'Script' && !scripts.includes(one));
    const amounts = {
      'early-script': kibibytes(atLoad.script) + zipped(inlineScripts),
      script: kibibytes(bytesOf(scripts, 'Script')) + zipped(inlineScripts),
      // With React on a page that has not loaded it for an island.
      router: kibibytes(bytesOf(onIntent, 'Script')),
      styles: zipped(styles) + kibibytes(bytesOf(transfers, 'Stylesheet')),
      blocking: head.match(/<link[^>]+rel="stylesheet"|<script(?![^>]*(?:async|defer|module|json))[^>]*src=/g)?.length ?? 0,
      html: zipped(html.replaceAll(/<style>[\s\S]*?<\/style>/g, '')),
      fonts: kilobytes(fonts.reduce((sum, { bytes }) => sum + bytes, 0)),
      'font-files': new Set(fonts.map(({ url }) => url)).size,
      images: kilobytes(images),
      'early-video': kilobytes(atLoad.video),
      video: kilobytes(Math.max(0, ...(await Promise.all([...videos].map(async (video) => (await stat(join(folder, video))).size))))),
    };
    return { path, amounts };
  });
}
