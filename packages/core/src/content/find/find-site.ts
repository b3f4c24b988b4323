import type { Host } from '../../host/host.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { type PublishedBefore, readPublishedPaths } from '../published-paths.ts';
import { findFiles, type SiteFiles } from './find-files.ts';

/** The files of a site, and their state. */
export type FoundSite = {
  files: SiteFiles;
  publishedBefore: PublishedBefore;
  /** The paths in the site of the files that are read as YAML, by their absolute paths. */
  readable: ReadonlyMap<string, string>;
  mediaState: string;
  /** The state of the other files, which are neither YAML nor media. */
  otherState: string;
};

/** Finds the files of the site in `siteDir`. Throws `MissingSiteError` when there is no `site.yaml`. */
export async function findSite(host: Host, siteDir: string, code: ContentSchemas): Promise<FoundSite> {
  assertSite(host, siteDir);
  const files = await findFiles(host, siteDir, code);
  const publishedBefore = readPublishedPaths(host, siteDir);
  const { media, root, unread, ignored, links, unreadable, unfetched } = files;
  const { pages, collections, shared, presets, types, strings, ofLanguages } = files;
  const readable = [files.settings, ...[pages, collections, shared, presets, types, strings, ofLanguages].flat()];
  return {
    files,
    publishedBefore,
    readable: new Map(readable.map(({ absolute, path }) => [absolute, path])),
    mediaState: media.map(({ absolute }) => `${absolute} ${host.media.stamp(absolute)}`).join('\n'),
    otherState: JSON.stringify([
      [...unread, ...ignored, ...links, ...unreadable, ...unfetched].map(({ path }) => path),
      root.map(({ path, absolute }) => [path, host.media.stamp(absolute)]),
      publishedBefore,
    ]),
  };
}

/** Throws `MissingSiteError` when there is no `site.yaml` in `siteDir`. */
export function assertSite({ files: { exists } }: Host, siteDir: string): void {
  if (!exists(`${siteDir}/site.yaml`)) throw new MissingSiteError(siteDir, { hasOtherEnding: exists(`${siteDir}/site.yml`) });
}

/** Thrown when a folder has no `site.yaml`. */
export class MissingSiteError extends Error {
  constructor(folder: string, { hasOtherEnding }: { hasOtherEnding: boolean }) {
    super(
      `There is no site.yaml in ${folder}.${hasOtherEnding ? ' Rename site.yml to site.yaml.' : ''} A site folder contains site.yaml, pages/, collections/ and media/. Use --site DIR for another folder.`,
    );
    this.name = 'MissingSiteError';
  }
}
