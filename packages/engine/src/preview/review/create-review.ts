import { readFile, realpath } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Clock } from '@pagewright/core';
import { mediaTypeOf } from 'pagewright-mail';
import type { SiteCode } from '../../definition/site-code.ts';
import type { SiteVersions } from '../../edit/versions/site-versions.ts';
import { isInside } from '../../files/is-inside.ts';
import { send } from '../tool-page.ts';
import { type ReviewPage, writeReview } from './write-review.ts';

/** The site that is reviewed, and its code. */
export type ReviewedSite = { root: string; siteDir: string; clock: Clock; readCode: () => SiteCode };

/** A folder with the pages that differ from the published version, before and after. It can be given to somebody as it is. */
export type Review = {
  folder: string;
  /** Writes the pages. */
  write: () => Promise<ReviewPage[]>;
  /** Sends a file of the folder, by its path in it. */
  send: (path: string, response: ServerResponse) => Promise<void>;
};

/** Nothing of a review runs, and it shows only its own files. */
const policy =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; font-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** Creates the review of a site. */
export function createReview({ root, siteDir, clock, readCode }: ReviewedSite, versions: SiteVersions): Review {
  const folder = join(root, '.cache', 'review');
  return {
    folder,
    write: async () => {
      const before = { texts: await versions.publishedTexts(), media: await versions.publishedMedia() };
      return writeReview({ siteDir, clock, code: readCode(), before, folder });
    },
    send: async (path, response) => {
      const file = resolve(folder, path);
      const bytes = await realpath(file).then(
        async (real) => (isInside(real, await realpath(folder)) ? readFile(real).catch(() => undefined) : undefined),
        () => undefined,
      );
      if (!bytes) return send(response, 404, 'text/plain', 'There is no such file in the review.');
      response.setHeader('Content-Security-Policy', policy);
      send(response, 200, mediaTypeOf(file), bytes);
    },
  };
}
