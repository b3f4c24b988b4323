import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, chromiumPath } from 'pagewright/chromium';
import { z } from 'zod';
import { measureCommand } from '../measure-command.ts';
import { lighthouseFile, nodeFile } from './peers.ts';

/** The figures of a page in Lighthouse: seconds, milliseconds, shift, and transferred kB and KiB. */
export type LighthouseRun = { fcp: number; lcp: number; tbt: number; cls: number; html: number; script: number };

const metric = z.object({ numericValue: z.number() });

const reportSchema = z.object({
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
    'network-requests': z.object({
      details: z.object({ items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number().default(0) })) }),
    }),
  }),
});

/** Runs Lighthouse for a page with its default settings: a phone, a simulated slow connection and a slow processor. */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'));
  try {
    const file = join(folder, 'report.json');
    const flags = ['--headless=new', ...chromiumFlags].join(' ');
    const options = ['--quiet', '--output=json', `--output-path=${file}`, '--only-categories=performance', `--chrome-flags=${flags}`];
    await measureCommand({ file: nodeFile, args: [lighthouseFile, url, ...options], cwd: folder, env: { CHROME_PATH: chromiumPath() } });
    return parseReport(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads the figures of a report. Throws when an audit is missing. */
export function parseReport(json: string): LighthouseRun {
  const { audits } = reportSchema.parse(JSON.parse(json));
  const bytesOf = (type: string): number =>
    audits['network-requests'].details.items
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    fcp: audits['first-contentful-paint'].numericValue / 1000,
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    html: bytesOf('Document') / 1000,
    script: bytesOf('Script') / 1024,
  };
}
