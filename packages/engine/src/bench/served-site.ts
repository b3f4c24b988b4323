import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from '../server/create-server.ts';
import { listen } from '../server/listen.ts';
import { withProject } from './bench-project.ts';
import { runCommand } from './run-command.ts';

/** The shipped site as it is published: its address, where it lies, and pages that stand for all of their kind. */
export type ServedSite = { address: string; folder: string; pages: SampledPage[] };

/** A page and the column of the budgets that it is held to. */
export type SampledPage = { path: string; family: 'home' | 'landing' };

/** Builds the shipped site with stored compression, serves it for the time of `work`, and stops. */
export async function* withServedSite<Item>(root: string, work: (site: ServedSite) => AsyncIterable<Item>): AsyncIterable<Item> {
  yield* withProject(root, async function* (project) {
    const folder = join(project.root, 'out-site');
    await runCommand(project.root, 'build', '--compress', '--site', join(root, 'site.config'), '--out', folder);
    yield* serveFor(folder, work);
  });
}

async function* serveFor<Item>(folder: string, work: (site: ServedSite) => AsyncIterable<Item>): AsyncIterable<Item> {
  const { address, close } = await listen(createServer(folder), 0);
  try {
    yield* work({
      address,
      folder,
      pages: samplePages(await readFile(join(folder, 'sitemap.xml'), 'utf8')),
    });
  } finally {
    await close(0);
  }
}

/** Every page at the top, and the first of every folder: the others of a folder are made alike. */
function samplePages(sitemap: string): SampledPage[] {
  const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path || '/');
  const folders = new Set<string>();
  const sampled = paths.filter((path) => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const isSampled = folder === '' || !folders.has(folder);
    folders.add(folder);
    return isSampled;
  });
  return sampled.map((path) => ({ path, family: path === '/' || path === '/portfolio' ? 'home' : 'landing' }));
}
