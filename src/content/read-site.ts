import type { SiteSettings } from '../../schemas/site.ts';
import type { Problem } from '../model/problem.ts';
import { createExpandPages } from './expand-pages.ts';
import { isEveryFileKnown, type SiteFile, type SiteFiles } from './find-files.ts';
import { type FoundSite, findSite } from './find-site.ts';
import { createMediaIndex } from './media-index.ts';
import { memoizeByFile } from './memoize-by-file.ts';
import { asPresets } from './preset-pages.ts';
import type { PublishedBefore } from './published-paths.ts';
import { createRecordIndex } from './record-index.ts';
import { rememberLast } from './remember-last.ts';
import type { ResolveIndexes } from './resolver.ts';
import { type SharedBlock, validateShared } from './shared-block.ts';
import { type ValidCollection, validateCollection } from './validate-collection.ts';
import type { ValidPage } from './validate-page.ts';
import { validateSettings } from './validate-settings.ts';
import type { YamlFile } from './yaml-file.ts';
import { createYamlReader } from './yaml-reader.ts';

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
  const toIndexes = rememberLast(createIndexes);
  const toParts = rememberLast((parts: SiteParts) => parts);
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
