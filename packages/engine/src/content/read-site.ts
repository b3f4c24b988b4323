import { memoizeLast } from '../cache/memoize-last.ts';
import type { Problem } from '../problems/problem.ts';
import type { SiteSettings } from '../schema/site-settings.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { createExpandPages } from './expand-pages.ts';
import { isEveryFileKnown, type SiteFile, type SiteFiles } from './find/find-files.ts';
import { type FoundSite, findSite } from './find/find-site.ts';
import { createMediaIndex } from './find/media-index.ts';
import { memoizeByFile } from './find/memoize-by-file.ts';
import type { PublishedBefore } from './find/published-paths.ts';
import { createYamlReader } from './find/yaml-reader.ts';
import { createRecordIndex } from './resolve/record-index.ts';
import type { ResolveIndexes } from './resolve/resolver.ts';
import { asPresets } from './validate/preset-pages.ts';
import { validateShared } from './validate/shared-block.ts';
import type { SharedBlock } from './validate/shared-blocks.ts';
import { type ValidCollection, validateCollection } from './validate/validate-collection.ts';
import type { ValidPage } from './validate/validate-page.ts';
import { validateSettings } from './validate/validate-settings.ts';

/** A site as read and validated, file by file: nothing that one file says of another is looked at yet. */
export type SiteParts = {
  files: SiteFiles;
  settingsFile: YamlFile;
  settings: SiteSettings | undefined;
  settingsProblems: Problem[];
  collections: ValidCollection[];
  shared: SharedBlock[];
  pages: ValidPage[];
  presets: ValidPage[];
  indexes: ResolveIndexes;
  publishedBefore: PublishedBefore;
};

/**
 * Reads the site in `siteDir`; called again, it keeps what it made of files that did not change, and returns the same
 * object when none did. Given the absolute paths of all files that may have changed, it looks at no other.
 */
export type SiteReader = (changed?: ReadonlySet<string>) => Promise<SiteParts>;

export function createSiteReader(siteDir: string): SiteReader {
  const readFile = createYamlReader();
  const toPages = createExpandPages();
  const toShared = memoizeByFile(validateShared);
  const toCollection = memoizeByFile(validateCollection);
  const toSettings = memoizeByFile((_, file) => validateSettings(file));
  const toIndexes = memoizeLast(createIndexes);
  const toParts = memoizeLast((parts: SiteParts) => parts);
  let found: FoundSite | undefined;
  return async (changed) => {
    const isKnown = changed && found && [...changed].every((file) => found?.readable.has(file));
    const now = isKnown && found ? found : await findSite(siteDir);
    found = now;
    const { files, publishedBefore } = now;
    const read = (source: SiteFile): YamlFile => readFile(source, isKnown && !changed.has(source.absolute));
    const { settings, file: settingsFile, problems: settingsProblems } = toSettings(files.settings, read(files.settings));
    const collections = files.collections.map((source) => toCollection(source, read(source)));
    const shared = files.shared.map((source) => toShared(source, read(source)));
    const indexes = toIndexes([...collections, !isEveryFileKnown(files), now.mediaState], { collections, files });
    const byName = new Map(shared.map((block) => [block.name, block]));
    const toValid = (source: SiteFile): ValidPage[] => toPages(source, read(source), { records: indexes.records, shared: byName });
    const pages = files.pages.flatMap(toValid);
    const presets = asPresets(files.presets.flatMap(toValid));
    return toParts([settingsFile, ...collections, ...shared, ...pages, ...presets, indexes, now.besides], {
      ...{ files, settingsFile, settings, settingsProblems, collections, shared, pages, presets, indexes, publishedBefore },
    });
  };
}

function createIndexes({ collections, files }: Pick<SiteParts, 'collections' | 'files'>): ResolveIndexes {
  const media = createMediaIndex(files.media);
  return { media, records: createRecordIndex(collections, media, !isEveryFileKnown(files)) };
}
