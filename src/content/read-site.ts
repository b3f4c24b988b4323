import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteSettings } from '../../schemas/site.ts';
import { mediaStamp } from '../media/media-facts.ts';
import type { Problem } from '../model/problem.ts';
import { createExpandPages } from './expand-pages.ts';
import { findFiles, type SiteFile, type SiteFiles } from './find-files.ts';
import { createMediaIndex } from './media-index.ts';
import { memoizeByFile } from './memoize-by-file.ts';
import { MissingSiteError } from './missing-site-error.ts';
import { asPresets } from './preset-pages.ts';
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
};

/** Reads the site in `siteDir`; called again, it keeps what it made of files that did not change. */
export function createSiteReader(siteDir: string): () => Promise<SiteParts> {
  const read = createYamlReader();
  const toPages = createExpandPages();
  const toShared = memoizeByFile(validateShared);
  const toCollection = memoizeByFile(validateCollection);
  const toSettings = memoizeByFile((_, file) => validateSettings(file));
  const toIndexes = rememberLast(createIndexes);
  return async () => {
    if (!existsSync(join(siteDir, 'site.yaml'))) throw new MissingSiteError(siteDir);
    const files = await findFiles(siteDir);
    const { settings, file: settingsFile, problems: settingsProblems } = toSettings(files.settings, read(files.settings));
    const collections = files.collections.map((source) => toCollection(source, read(source)));
    const shared = files.shared.map((source) => toShared(source, read(source)));
    const indexes = toIndexes([...collections, files.unread.length > 0, mediaState(files.media)], { collections, files });
    const byName = new Map(shared.map((block) => [block.name, block]));
    const toValid = (source: SiteFile): ValidPage[] => toPages(source, read(source), { records: indexes.records, shared: byName });
    const pages = files.pages.flatMap(toValid);
    const presets = asPresets(files.presets.flatMap(toValid));
    return { files, settingsFile, settings, settingsProblems, collections, shared, pages, presets, indexes };
  };
}

function createIndexes({ collections, files }: Pick<SiteParts, 'collections' | 'files'>): ResolveIndexes {
  const media = createMediaIndex(files.media);
  return { media, records: createRecordIndex(collections, media, files.unread.length > 0) };
}

const mediaState = (media: readonly SiteFile[]): string => media.map(({ absolute }) => `${absolute} ${mediaStamp(absolute)}`).join('\n');
