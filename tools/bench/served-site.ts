import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, listen } from './engine.ts';
import { runCommand } from './measure-command.ts';

/** The published site of the project: its URL, the folder of its build, and paths of pages of every kind. */
export type ServedSite = { address: string; folder: string; paths: string[] };

/**
 * Builds the site of the project with stored compression, serves it, runs `work` and stops. The build takes place in the project
 * itself, with its caches: a copy could not import what is above its folder, such as the site that it extends.
 */
export async function* withServedSite<Item>(root: string, work: (site: ServedSite) => AsyncIterable<Item>): AsyncIterable<Item> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  try {
    await runCommand(root, 'build', '--compress', '--site', join(root, 'site.config'), '--out', folder);
    yield* serveFolder(folder, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Serves the folder of a build, runs `work` and stops. */
export async function* serveFolder<Item>(folder: string, work: (site: ServedSite) => AsyncIterable<Item>): AsyncIterable<Item> {
  const { address, close } = await listen(createServer(folder), 0);
  try {
    yield* work({ address, folder, paths: samplePaths(await readFile(join(folder, 'sitemap.xml'), 'utf8')) });
  } finally {
    await close(0);
  }
}

/** The paths of all pages at the top level, and of the first page in every folder: the others in it have the same template. */
export function samplePaths(sitemap: string): string[] {
  const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path || '/');
  const folders = new Set<string>();
  return paths.filter((path) => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const isSampled = folder === '' || !folders.has(folder);
    folders.add(folder);
    return isSampled;
  });
}
