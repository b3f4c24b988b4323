import { cpSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '../../packages/core/src/output/stamp-of.ts';
import type { SiteContent, SiteLoader } from '../../packages/core/src/site/site.ts';
import { memoizeCall } from '../../packages/core/src/text/memoize.ts';
import type { Clock } from '../../packages/core/src/time/site-clock.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { afterFile } from '../../packages/engine/tests/support/after-file.ts';
import type { SiteCopy } from './site-copy.ts';

/** A copy of a fixture site with its loader. */
export type LoadedCopy = SiteCopy & { load: SiteLoader };

/**
 * Returns a function that gives a test a copy of a fixture site. All tests of a file get the same folder and loader: what the one before
 * changed is undone, and the loader reads only that again. `copySite` copies the site into a folder of the test file.
 */
export function shareSite(code: SiteContent, copySite: () => SiteCopy, clock?: Clock): () => LoadedCopy {
  const share = memoizeCall(() => {
    const copy = copySite();
    const site = { ...copy, load: createSiteLoader(copy.dir, code, clock) };
    return { site, undo: createUndo(copy.dir, mkdtempSync(`${copy.dir}-original-`)) };
  });
  return () => {
    const { site, undo } = share();
    undo();
    return site;
  };
}

/** Does the same as `shareSite` for functions in test support: each test file has one copy, in the folder that it names. */
export function shareSites(code: SiteContent, copySite: (parent: string) => SiteCopy, clock?: Clock): (parent: string) => LoadedCopy {
  const shared = new Map<string, () => LoadedCopy>();
  return (parent) => {
    const known = shared.get(parent);
    if (known) return known();
    const share = shareSite(code, () => copySite(parent), clock);
    shared.set(parent, share);
    afterFile(() => shared.delete(parent));
    return share();
  };
}

/** Returns a function that gives a folder the content that it has now. `original` is an empty folder for a copy of it. */
function createUndo(folder: string, original: string): () => void {
  cpSync(folder, original, { recursive: true });
  const stamps = new Map<string, string | undefined>();
  const remember = (path: string): void => {
    stamps.set(path, stampAt(join(folder, path)));
    if (isFolder(join(folder, path))) for (const name of readdirSync(join(folder, path))) remember(join(path, name));
  };
  const undo = (path: string): void => {
    for (const name of readdirSync(join(folder, path))) {
      const inside = join(path, name);
      if (stampAt(join(folder, inside)) !== stamps.get(inside)) rmSync(join(folder, inside), { recursive: true, force: true });
      else if (isFolder(join(folder, inside))) undo(inside);
    }
    for (const name of readdirSync(join(original, path))) {
      const inside = join(path, name);
      if (stampAt(join(folder, inside)) !== undefined) continue;
      cpSync(join(original, inside), join(folder, inside), { recursive: true });
      remember(inside);
    }
  };
  remember('');
  return () => undo('');
}

/** Returns a text that changes with the file. All folders have the same one, as their time changes with their files. */
function stampAt(absolute: string): string | undefined {
  const stats = lstatSync(absolute, { throwIfNoEntry: false });
  return stats?.isDirectory() ? 'folder' : stats && stampOf(stats);
}

const isFolder = (absolute: string): boolean => lstatSync(absolute).isDirectory();
