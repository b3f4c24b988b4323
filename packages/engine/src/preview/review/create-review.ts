import { readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { SiteLoader } from '@pagewright/core';
import { mediaTypeOf } from 'pagewright-mail';
import { cacheKey } from '../../cache/text-cache.ts';
import type { SiteCode } from '../../definition/site-code.ts';
import type { SiteVersions } from '../../edit/versions/site-versions.ts';
import { isInside } from '../../files/is-inside.ts';
import { send } from '../tool-page.ts';
import { stillPolicy } from './still-page.ts';
import { type ReviewPage, writeReview } from './write-review.ts';

/** The site that is reviewed, and its code. */
export type ReviewedSite = { root: string; siteDir: string; readCode: () => SiteCode; readLoader: () => SiteLoader };

/** A folder with the pages that differ from the published version, before and after. It can be given to somebody as it is. */
export type Review = {
  folder: string;
  /** Writes the pages, with the document that `documentOf` returns for them. One review is written at a time. Throws an `Error` for authors before the first version. */
  write: (documentOf: (pages: readonly ReviewPage[]) => string) => Promise<ReviewPage[]>;
  /** Sends a file of the folder, by its path in it. */
  send: (path: string, response: ServerResponse) => Promise<void>;
};

const noVersion = 'There is no earlier version to compare with. After the first one, you can review changes.';

/** Creates the review of a site. */
export function createReview({ root, siteDir, readCode, readLoader }: ReviewedSite, versions: SiteVersions): Review {
  const folder = join(root, '.cache', 'review', cacheKey(siteDir));
  const unfinished = `${folder}.${process.pid}`;
  let last: Promise<unknown> = Promise.resolve();
  const write: Review['write'] = async (documentOf) => {
    const before = { texts: await versions.publishedTexts(), media: await versions.publishedMedia() };
    if (before.texts.has('site.yaml') && before.texts.get('site.yaml') === undefined) throw new Error(noVersion);
    const pages = await writeReview({ siteDir, load: readLoader(), code: readCode(), before, folder: unfinished });
    await writeFile(join(unfinished, 'index.html'), documentOf(pages));
    // Until here, the last review can be read.
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
    return pages;
  };
  return {
    folder,
    write: (documentOf) => {
      const written = last.then(() => write(documentOf));
      last = written.catch(() => undefined);
      return written;
    },
    send: async (path, response) => {
      const bytes = await readInside(folder, path);
      if (!bytes) return send(response, 404, 'text/plain', 'There is no such file in the review.');
      response.setHeader('Content-Security-Policy', stillPolicy);
      send(response, 200, mediaTypeOf(path), bytes);
    },
  };
}

/** Reads a file of a folder. Undefined for a path without one, and for one that leads out of the folder. */
async function readInside(folder: string, path: string): Promise<Buffer | undefined> {
  try {
    const file = await realpath(join(folder, path));
    return isInside(file, await realpath(folder)) ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
}
