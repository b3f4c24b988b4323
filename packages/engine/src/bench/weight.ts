import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { htmlFilePath } from '../render/html-file-path.ts';
import type { BudgetName } from './budgets.ts';
import { withChromium } from './chromium.ts';
import type { BenchPart, Figure } from './figure.ts';
import { type SampledPage, type ServedSite, withServedSite } from './served-site.ts';
import { bytesOf, type Transfer, watchTransfers } from './transfers.ts';
import type { Unit } from './unit.ts';
import { onPhone, pressControls, readThrough } from './visit.ts';

type Amounts = Record<(typeof items)[number]['item'], number>;

/** What a page weighs, and the scripts that it fetched by itself and on the first intent towards a link. */
type Weighed = { amounts: Omit<Amounts, 'router'>; scripts: Transfer[]; onIntent: Transfer[] };

/** What is weighed of a page, in the order in which it is told. Kibibytes are gzip's. */
const items = [
  { item: 'early-script', what: 'script before load', unit: 'KiB' },
  { item: 'script', what: 'script, everything used', unit: 'KiB' },
  { item: 'router', what: 'router', unit: 'KiB' },
  { item: 'styles', what: 'styles', unit: 'KiB' },
  { item: 'blocking', what: 'requests that hold back the first picture', unit: 'requests' },
  { item: 'html', what: 'HTML without styles', unit: 'KiB' },
  { item: 'fonts', what: 'fonts', unit: 'kB' },
  { item: 'font-files', what: 'font files', unit: 'files' },
  { item: 'images', what: 'images, whole page', unit: 'kB' },
  { item: 'early-film', what: 'film before load', unit: 'kB' },
  { item: 'film', what: 'film', unit: 'kB' },
] as const satisfies readonly { item: string; what: string; unit: Unit }[];

/** What the pages of the shipped site weigh on a phone: the heaviest of each family, by name. */
export const weight: BenchPart = ({ root, note }) =>
  withServedSite(root, async function* (site) {
    const visits = await withChromium(async (browser) => {
      const all: (SampledPage & Weighed)[] = [];
      for (const page of site.pages) all.push({ ...page, ...(await weigh(browser, site, page.path)) });
      return all;
    });
    const weighed = withRouter(visits);
    note(`${weighed.length} pages: ${weighed.map(({ path }) => path).join(' ')}`);
    for (const family of ['home', 'landing'] as const) {
      const pages = weighed.filter((page) => page.family === family);
      for (const { item, what, unit } of items) {
        const [heaviest] = [...pages].sort((a, b) => b.amounts[item] - a.amounts[item]);
        if (heaviest) yield figure(`${family}-${item}`, `${what} (${heaviest.path})`, heaviest.amounts[item], unit);
      }
    }
  });

/** The router is what comes on intent and no island of any page needs; React is there for islands, wherever one is. */
function withRouter(visits: readonly (SampledPage & Weighed)[]): (SampledPage & { amounts: Amounts })[] {
  const ofIslands = new Set(visits.flatMap(({ scripts }) => scripts.map(({ url }) => url)));
  return visits.map(({ path, family, amounts, onIntent }) => {
    const router = bytesOf(
      onIntent.filter(({ url }) => !ofIslands.has(url)),
      'Script',
    );
    return { path, family, amounts: { ...amounts, router: kibibytes(router) } };
  });
}

const figure = (budget: BudgetName, what: string, value: number, unit: Unit): Figure => ({ budget, what, value, unit });

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
    const atLoad = { script: bytesOf(transfers, 'Script'), film: bytesOf(transfers, 'Media') };
    await page.waitForTimeout(1_500);
    await readThrough(page);
    const images = bytesOf(transfers, 'Image');
    await pressControls(page);
    const scripts = transfers.filter(({ type }) => type === 'Script');
    const films = new Set(transfers.flatMap(({ type, url }) => (type === 'Media' ? [new URL(url).pathname] : [])));
    const fonts = transfers.filter(({ type }) => type === 'Font');
    await page.locator('footer a[href^="/"]').first().hover();
    await page.waitForTimeout(1_000);
    const onIntent = transfers.filter((one) => one.type === 'Script' && !scripts.includes(one));
    const amounts = {
      'early-script': kibibytes(atLoad.script) + zipped(inlineScripts),
      script: kibibytes(bytesOf(scripts, 'Script')) + zipped(inlineScripts),
      styles: zipped(styles) + kibibytes(bytesOf(transfers, 'Stylesheet')),
      blocking: head.match(/<link[^>]+rel="stylesheet"|<script(?![^>]*(?:async|defer|module|json))[^>]*src=/g)?.length ?? 0,
      html: zipped(html.replaceAll(/<style>[\s\S]*?<\/style>/g, '')),
      fonts: kilobytes(fonts.reduce((sum, { bytes }) => sum + bytes, 0)),
      'font-files': new Set(fonts.map(({ url }) => url)).size,
      images: kilobytes(images),
      'early-film': kilobytes(atLoad.film),
      film: kilobytes(Math.max(0, ...(await Promise.all([...films].map(async (film) => (await stat(join(folder, film))).size))))),
    };
    return { amounts, scripts, onIntent };
  });
}
