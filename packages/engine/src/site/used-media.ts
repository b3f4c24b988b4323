import type { SiteFile, SiteFiles } from '../content/find/find-files.ts';
import type { MediaIndex } from '../content/find/media-index.ts';
import { asUnchanged } from '../content/resolve/resolve-media.ts';
import type { MediaFacts } from '../media/media-facts.ts';
import { UnusableMediaError } from '../media/unusable-media-error.ts';
import { createProblem } from '../problems/create-problem.ts';
import { type Problem, startOfFile } from '../problems/problem.ts';
import { unexpectedFailure } from '../problems/unexpected-failure.ts';
import type { UsedMedia } from '../rules/site/rule-input.ts';

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
    else if (read.facts) usedMedia.push({ file, facts: shown.has(`/${file.path}`) ? read.facts : asUnchanged(read.facts) });
  }
  return { usedMedia, problems };
}

function readFacts(media: MediaIndex, { path, shown }: SiteFile): { facts: MediaFacts | undefined } | { problem: Problem } {
  try {
    return { facts: media.read(`/${path}`) };
  } catch (error) {
    const place = startOfFile(shown);
    if (!(error instanceof UnusableMediaError)) return { problem: unexpectedFailure({ error, place, text: '' }) };
    const { line = 1, column = 1, ...words } = error.fault;
    return { problem: createProblem({ ...words, place: { ...place, line, column }, text: '' }) };
  }
}
