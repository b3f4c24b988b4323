import { rootPaths } from '../../content/find/find-files.ts';
import { isPreset } from '../../content/presets.ts';
import { unpublishedByPath } from '../../content/publication.ts';
import { isDownloadPath } from '../../schema/fields/media-path.ts';
import { isEveryPageKnown } from './completeness.ts';
import { publishedPaths } from './link-findings.ts';
import { listedRedirects } from './redirects.ts';
import type { LinkTargets, ListedRedirect, RuleInput, Unpublished } from './rule-input.ts';

/** What links can lead to, as JSON. */
export type TargetList = Pick<LinkTargets, 'url' | 'files' | 'isComplete'> & {
  paths: string[];
  published: string[];
  unpublished: (Unpublished & { path: string })[];
  ofRecords: [record: string, path: string][];
  redirects: ListedRedirect[];
};

/** Returns what links can lead to. `feeds` are the paths of feeds. */
export function listTargets(site: RuleInput, feeds: readonly string[]): TargetList {
  const pages = site.pageSummaries;
  const { files, calendarPaths, now } = site;
  return {
    url: site.settings?.url,
    paths: pages.flatMap(({ fields }) => (fields ? [fields.path] : [])),
    published: publishedPaths({ pages, now }),
    unpublished: [...unpublishedByPath(pages, now)].map(([path, { page, absence }]) => ({
      path,
      displayPath: page.file.displayPath,
      isPreset: isPreset(page),
      absence,
    })),
    ofRecords: pages.flatMap(({ generatedFrom, fields }) => (generatedFrom !== undefined && fields ? [[generatedFrom, fields.path]] : [])),
    files: [...rootPaths(files.root), ...calendarPaths, ...feeds, ...files.media.map((file) => `/${file.path}`).filter(isDownloadPath)],
    redirects: listedRedirects(site),
    isComplete: isEveryPageKnown({ files, pages, collections: site.collections }),
  };
}

/** Makes a list of targets fast to search. The first record page and the first redirect of several win. */
export const indexTargets = ({ paths, published, unpublished, ofRecords, redirects, ...rest }: TargetList): LinkTargets => ({
  ...rest,
  paths: new Set(paths),
  published,
  isPublished: isIn(published),
  unpublished: new Map(unpublished.map(({ path, ...found }) => [path, found])),
  ofRecords: new Map(ofRecords.toReversed()),
  redirects: new Map(redirects.toReversed().map((redirect) => [redirect.from, redirect])),
});

function isIn(all: readonly string[]): (one: string) => boolean {
  const known = new Set(all);
  return (one) => known.has(one);
}
