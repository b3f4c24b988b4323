import { readdirSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { addPage } from '../../e2e/support/block-page.ts';
import { BuiltSite, siteForExamples } from '../../e2e/support/built-site.ts';
import { coveringPaths } from '../../e2e/support/covering-pages.ts';
import { type BrowserName, ensureInstalled } from './installed.ts';

/** A site that is served: the paths of pages that together have all its block types, and the folder in which its messages are stored. */
type ServedSite = { origin: string; paths: readonly string[]; outbox: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser of the project. */
    browser: BrowserName;
    /** For each browser that is not installed, how to install it. */
    missing: Partial<Record<BrowserName, string>>;
    /** The shipped site, the site of the clinic, and one with a page for each block type. */
    sites: Record<'shipped' | 'clinic' | 'blocks', ServedSite>;
  }
}

/** Installs the browsers where that is possible, and builds and serves the sites once for all tests. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const missing = { firefox: ensureInstalled('firefox'), webkit: ensureInstalled('webkit') };
  for (const [browser, howToInstall] of Object.entries(missing))
    if (howToInstall) console.warn(`${browser}: ${howToInstall} Its tests are skipped.`);
  provide('missing', missing);
  const [shipped, clinic, blocks] = [
    new BuiltSite('site.config'),
    new BuiltSite('sites/clinic/site.config', { inPlace: true }),
    siteForExamples(),
  ];
  for (const type of readdirSync('tests/blocks').filter((name) => !name.includes('.'))) addPage(blocks, `/one-${type}`, [type]);
  const served = async (site: BuiltSite): Promise<ServedSite> => {
    await site.start();
    const origin = site.address('');
    return { origin, paths: await coveringPaths(origin, site.paths()), outbox: site.outbox };
  };
  provide('sites', { shipped: await served(shipped), clinic: await served(clinic), blocks: await served(blocks) });
  return () => {
    for (const site of [shipped, clinic, blocks]) site.stop();
  };
}
