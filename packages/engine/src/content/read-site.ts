import { memoizeLast } from '../cache/memoize-last.ts';
import { type AddressSettings, plainAddresses } from '../model/address.ts';
import { languagesOf } from '../model/languages.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { type Clock, SiteClock } from '../time/site-clock.ts';
import { defaultTimeZone } from '../time/time-zone.ts';
import { createExpandPages } from './expand-pages.ts';
import { divideByLanguage } from './find/divide-by-language.ts';
import type { FileText } from './find/file-text.ts';
import { isEveryFileKnown, type SiteFile, type SiteFiles } from './find/find-files.ts';
import { type FoundSite, findSite } from './find/find-site.ts';
import { createMediaIndex } from './find/media-index.ts';
import { memoizeByFile } from './find/memoize-by-file.ts';
import { createYamlReader } from './find/yaml-reader.ts';
import { LastParts } from './last-parts.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { createReadLanguages } from './read-languages.ts';
import { createFindAbsentRecords } from './resolve/absent-records.ts';
import { createPageIndex } from './resolve/page-index.ts';
import { createRecordIndex } from './resolve/record-index.ts';
import { createFindRecordPages, noRecordPages } from './resolve/record-pages.ts';
import type { ResolveIndexes } from './resolve/reference-findings.ts';
import type { SiteParts } from './site-parts.ts';
import { languageSettings } from './validate/language-settings.ts';
import { asPresets } from './validate/preset-pages.ts';
import { validateShared } from './validate/shared-block.ts';
import { validateCollection } from './validate/validate-collection.ts';
import type { ValidPage } from './validate/validate-page.ts';
import { type ValidSettings, validateSettings } from './validate/validate-settings.ts';
import { validateStrings } from './validate/validate-strings.ts';

/**
 * Reads a site. A second call reuses the results for unchanged files, and returns the same object when nothing changed.
 * `clock` decides which pages are published. With `changed`, the absolute paths of all files that may have changed, it
 * reads no other file; when only blocks of pages changed, every other part stays as it was at the time of the last call.
 */
export type SiteReader = (clock: Clock, changed?: ReadonlySet<string>) => Promise<SiteParts>;

type ReadOptions = {
  /** What earlier commands found out about the pages: those without changed inputs are not validated again. */
  cache?: PageCache | undefined;
  /** For commands that read a site once: page files that the cache knows are read when something needs their text. */
  readsOnce?: boolean;
};

/** Creates a reader for the site in `siteDir`. */
export function createSiteReader(siteDir: string, schemas: ContentSchemas, { cache, readsOnce }: ReadOptions = {}): SiteReader {
  const readFile = createYamlReader(readsOnce && cache ? (path, stamp) => cache.stateOfStamp(path, stamp) : undefined);
  const toPages = createExpandPages(schemas, cache);
  const toShared = memoizeByFile((source, file) => validateShared(source, file, schemas));
  const toCollection = memoizeByFile((source, file) => validateCollection(source, file, schemas));
  const toStrings = memoizeByFile((source, file) => validateStrings(source, file, schemas));
  const toSettings = memoizeByFile((_, file) => validateSettings(file, schemas));
  const toMedia = memoizeLast((files: SiteFiles) => createMediaIndex(files.media));
  const toRecords = memoizeLast(createRecordIndex);
  const toPagedRecords = memoizeLast(createRecordIndex);
  const findRecordPages = createFindRecordPages();
  const findAbsentRecords = createFindAbsentRecords();
  const { index: pageIndex, update: updatePages } = createPageIndex();
  const toIndexes = memoizeLast((indexes: ResolveIndexes) => indexes);
  const toAddresses = memoizeLast(({ url, trailingSlash }: AddressSettings): AddressSettings => ({ url, trailingSlash }));
  const toLanguages = memoizeLast((settings: ValidSettings) => languagesOf(languageSettings(settings)));
  const toDivided = memoizeLast(divideByLanguage);
  const readLanguages = createReadLanguages(schemas, cache);
  let known: FoundSite | undefined;
  let language: string | undefined;
  const lastParts = new LastParts((source, pageParts) => toPages(source, readFile(source, { language }), pageParts));
  const toClock = memoizeLast((timeZone: string) => new SiteClock(timeZone));
  return async (clock, changed) => {
    const isKnown = changed && known && [...changed].every((file) => known?.readable.has(file));
    const replaced = isKnown ? lastParts.replace(changed) : undefined;
    if (replaced) {
      replaced.indexes.records.clock.read(clock);
      return replaced;
    }
    known = isKnown && known ? known : await findSite(siteDir);
    const { files: all, publishedBefore, mediaState, otherState } = known;
    const readIn = (source: SiteFile, code: string | undefined): FileText =>
      readFile(source, { isUnchanged: isKnown === true && !changed.has(source.absolute), language: code });
    const validSettings = toSettings(all.settings, readIn(all.settings, undefined));
    const { settings, file: settingsFile, parts: settingsParts, problems: settingsProblems } = validSettings;
    const timeZone = settings?.timeZone ?? defaultTimeZone;
    const siteClock = toClock([timeZone], timeZone);
    siteClock.read(clock);
    const { now } = siteClock;
    const addressSettings = settings ?? plainAddresses;
    const addresses = toAddresses([addressSettings.url, addressSettings.trailingSlash], addressSettings);
    const languages = toLanguages([validSettings], validSettings);
    language = languages.find(({ prefix }) => prefix === '')?.code;
    const read = (source: SiteFile, code = language): FileText => readIn(source, code);
    const { files, byLanguage } = toDivided([known, languages], { all, languages });
    const collections = files.collections.map((source) => toCollection(source, read(source)));
    const shared = files.shared.map((source) => toShared(source, read(source)));
    const strings = files.strings.map((source) => toStrings(source, read(source)));
    const hasUnreadFiles = !isEveryFileKnown(files);
    const media = toMedia([mediaState], files);
    const absent = findAbsentRecords(collections, now);
    const input = { schemas, collections, media, absent, clock: siteClock, addresses, hasUnreadFiles };
    // Pages are made from records, and resolved records have the paths of their pages. So the first index has no paths.
    const records = toRecords([...collections, media, absent, siteClock, addresses, hasUnreadFiles], { ...input, pages: noRecordPages });
    const pageParts = { records, shared: new Map(shared.map((block) => [block.name, block])) };
    const toValid = (source: SiteFile): ValidPage[] => toPages(source, read(source), pageParts);
    const ownPages = files.pages.flatMap(toValid);
    const presets = asPresets(files.presets.flatMap(toValid));
    const recordPages = findRecordPages(ownPages, now);
    const paged = toPagedRecords([records, recordPages], { ...input, pages: recordPages });
    const parts = { validSettings, pageFiles: files.pages, collections, shared, records, absent, media, addresses, hasUnreadFiles };
    const { pages, versions, toViews } = readLanguages({ languages, byLanguage, parts, pages: ownPages, read, now });
    updatePages(pages);
    const views = toViews(pageIndex);
    const mail = settings && {
      recipients: settings.mail.recipients.map(({ id }) => id),
      webhooks: settings.mail.webhooks.map(({ id }) => id),
      service: settings.mail.service,
    };
    const indexes = toIndexes([media, paged, settings, versions], { media, records: paged, addresses, pages: pageIndex, mail, versions });
    const found = {
      ...{ files, settingsFile, settings, settingsParts, settingsProblems, publishedBefore, languages, views },
      ...{ collections, shared, pages, presets, strings, indexes },
    };
    return lastParts.remember({ parts: found, pageParts, otherState });
  };
}
