import type { SiteFile, SiteFiles } from '../content/find/find-files.ts';
import { type MediaIndex, mediaOf } from '../content/media-queries.ts';
import { namesOfPages, namesOfPresets } from '../content/pages.ts';
import { asUnchanged, isUnchanged } from '../content/resolve/resolve-media.ts';
import { readResolved } from '../content/resolved-pages.ts';
import { siteQueries } from '../content/site-db.ts';
import { ownFiles } from '../content/site-settings.ts';
import { type MediaFacts, UnusableMediaError } from '../media/media-facts.ts';
import { createProblem } from '../problems/create-problem.ts';
import { type Problem, startOfFile } from '../problems/problem.ts';
import { unexpectedFailure } from '../problems/unexpected-failure.ts';
import type { UsedMedia } from '../rules/site/rule-input.ts';
import { resolvedSettings } from './resolve-all-settings.ts';
import { usesOfPages, usesOfRecords } from './uses.ts';

/** The paths of the media files that pages show. */
const shownMedia = siteQueries.define({
  name: 'shown media',
  equality: 'json',
  compute: (db) => {
    const pages = [...namesOfPages(db), ...namesOfPresets(db)].map((name) => readResolved(db, name));
    return [
      ...new Set([...pages.flatMap(({ mediaFiles }) => mediaFiles), ...(db.get(resolvedSettings, '')?.mediaFiles.keys() ?? [])]),
    ].sort();
  },
});

/** The media files that the site uses, and the problems of those that cannot be published. */
export const usedMedia = siteQueries.define({
  name: 'used media',
  equality: 'inputs',
  compute: (db) =>
    readUsedMedia({
      files: ownFiles(db),
      media: mediaOf(db),
      inputs: [db.get(usesOfPages, ''), db.get(usesOfRecords, '')],
      shown: new Set(db.get(shownMedia, '')),
    }),
});

type Sources = {
  files: Pick<SiteFiles, 'media'>;
  media: MediaIndex;
  inputs: readonly ReadonlySet<string>[];
  /** The paths of the files that pages show. Others are published as they are. */
  shown: ReadonlySet<string>;
};

/** Reads the media files that are among the inputs. A file that cannot be published is one problem, at the file. */
export function readUsedMedia({ files, media, inputs, shown }: Sources): { usedMedia: UsedMedia[]; problems: Problem[] } {
  const usedMedia: UsedMedia[] = [];
  const problems: Problem[] = [];
  for (const file of files.media) {
    const key = `media:/${file.path}`;
    if (!inputs.some((keys) => keys.has(key))) continue;
    const read = readFacts(media, file);
    if ('problem' in read) problems.push(read.problem);
    else if (read.facts) {
      const facts = shown.has(`/${file.path}`) ? read.facts : asUnchanged(read.facts);
      usedMedia.push({ file, facts, isCopied: !facts.isBitmap || isUnchanged(`/${file.path}`, shown) });
    }
  }
  return { usedMedia, problems };
}

function readFacts(media: MediaIndex, { path, displayPath }: SiteFile): { facts: MediaFacts | undefined } | { problem: Problem } {
  try {
    return { facts: media.read(`/${path}`) };
  } catch (error) {
    const place = startOfFile(displayPath);
    if (!(error instanceof UnusableMediaError)) return { problem: unexpectedFailure({ error, place, text: '' }) };
    const { line = 1, column = 1, ...words } = error.fault;
    return { problem: createProblem({ ...words, place: { ...place, line, column }, text: '' }) };
  }
}
