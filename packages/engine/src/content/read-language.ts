import { memoizeByKey } from '../cache/memoize-by-key.ts';
import { memoizeLast } from '../cache/memoize-last.ts';
import type { AddressSettings } from '../model/address.ts';
import type { Language } from '../model/languages.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { hrefSchema } from '../schema/fields/link.ts';
import type { SiteSettings } from '../schema/site-settings.ts';
import type { Now } from '../time/moment.ts';
import { createExpandPages, type ExpandPages } from './expand-pages.ts';
import { type LanguageFiles, pathWithoutLanguage } from './find/divide-by-language.ts';
import type { FileText } from './find/file-text.ts';
import type { SiteFile } from './find/find-files.ts';
import type { MediaIndex } from './find/media-index.ts';
import { memoizeByFile } from './find/memoize-by-file.ts';
import type { LanguageView, ViewOfLanguage } from './language-view.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { type AbsentRecords, createFindAbsentRecords } from './resolve/absent-records.ts';
import type { PageIndex } from './resolve/page-index.ts';
import { type PageVersions, pairOf } from './resolve/page-versions.ts';
import { createRecordIndex } from './resolve/record-index.ts';
import type { RecordIndex } from './resolve/record-lookup.ts';
import { createFindRecordPages, noRecordPages } from './resolve/record-pages.ts';
import type { ResolveIndexes } from './resolve/reference-findings.ts';
import { validateTranslatedShared } from './validate/shared-block.ts';
import type { SharedBlock } from './validate/shared-blocks.ts';
import { readTranslation, type TranslationFile } from './validate/translation/read-translation.ts';
import { createTranslateCollections } from './validate/translation/translate-collections.ts';
import { type TranslatedSettings, translateSettings } from './validate/translation/translate-settings.ts';
import type { ValidCollection } from './validate/validate-collection.ts';
import type { ValidPage } from './validate/validate-page.ts';
import type { ValidSettings } from './validate/validate-settings.ts';

/** The parts of the default language, from which another language is made. */
export type DefaultParts = {
  validSettings: ValidSettings;
  pageFiles: readonly SiteFile[];
  collections: ValidCollection[];
  shared: SharedBlock[];
  records: RecordIndex;
  absent: AbsentRecords;
  media: MediaIndex;
  addresses: AddressSettings;
  hasUnreadFiles: boolean;
};

type Reading = {
  language: Language;
  defaultCode: string;
  files: LanguageFiles;
  parts: DefaultParts;
  read: (file: SiteFile, language?: string) => FileText;
  now: Now;
};

/** A language whose pages are known, but not yet those of the other languages. */
export type ReadLanguage = { pages: ValidPage[]; toViews: (versions: PageVersions, pages: PageIndex) => LanguageView[] };

/** The records of a language before the paths of their pages are known, and everything that indexes of them need. */
type Records = Omit<Parameters<typeof createRecordIndex>[0], 'pages' | 'language'>;

/** Reads a language other than the default one. A second call reuses the results for unchanged files. */
export class LanguageReader {
  readonly #toTranslation: (source: SiteFile, text: FileText) => TranslationFile;
  readonly #toShared: (source: SiteFile, text: FileText) => SharedBlock;
  readonly #translate: ReturnType<typeof createTranslateCollections>;
  readonly #toSettings: (parts: readonly unknown[], input: { file: FileText | undefined; base: ValidSettings }) => TranslatedSettings;
  readonly #toCollections = memoizeLast((work: () => ReturnType<ReturnType<typeof createTranslateCollections>>) => work());
  readonly #findAbsent = createFindAbsentRecords();
  readonly #findRecordPages = createFindRecordPages();
  readonly #toRecords = memoizeLast(createRecordIndex);
  readonly #own = createToView();
  readonly #repeated = createToView();
  readonly #foreign = new WeakMap<SharedBlock, SharedBlock>();
  readonly #expanders = new Map<string, { own: ExpandPages; repeated: ExpandPages }>();

  constructor(
    private readonly code: string,
    private readonly schemas: ContentSchemas,
    private readonly cache: PageCache | undefined,
  ) {
    this.#toTranslation = memoizeByFile((source, file) => readTranslation(source.path, file, { code, schemas }));
    this.#toShared = memoizeByFile((source, file) => validateTranslatedShared(source, file, schemas));
    this.#translate = createTranslateCollections(schemas);
    this.#toSettings = memoizeLast(({ file, base }) => translateSettings(file?.parse(), { code, base, schemas }));
  }

  /** Reads the pages of the language, from its own files and, with a fallback, from those of the default language. */
  read({ language, defaultCode, files, parts, read, now }: Reading): ReadLanguage {
    const { code, schemas } = this;
    const { hasFallback } = language;
    const settingsText = files.settings && read(files.settings, code);
    const settings = this.#toSettings([settingsText, parts.validSettings], { file: settingsText, base: parts.validSettings });
    const translations = files.collections.map((file) => this.#toTranslation(file, read(file, code)));
    const translated = this.#toCollections([hasFallback, ...parts.collections, ...translations], () =>
      this.#translate({ originals: parts.collections, files: translations, hasFallback }),
    );
    const { collections } = translated;
    const ownShared = files.shared.map((file) => this.#toShared(file, read(file, code)));
    const shared = this.#sharedBlocks(ownShared, parts.shared, defaultCode);
    const absent = this.#findAbsent(collections, now);
    const { clock } = parts.records;
    const { media, addresses, hasUnreadFiles } = parts;
    const input: Records = { schemas, collections, media, absent, clock, addresses, hasUnreadFiles };
    const records = this.#toRecords([...collections, media, absent, clock, addresses, hasUnreadFiles], { ...input, pages: noRecordPages });
    const expand = memoizeByKey(this.#expanders, language.prefix, () => this.#createExpanders(language));
    const own = files.pages.flatMap((file) => expand.own(file, read(file, code), { records, shared: byName(shared) }));
    const repeated = hasFallback ? this.#repeatedPages(own, { language, parts, read, expand: expand.repeated }) : [];
    const pages = [...own, ...repeated];
    const recordPages = this.#findRecordPages(pages, now);
    const common = { language, defaultCode, recordPages };
    return {
      pages,
      toViews: (versions, pageIndex) => {
        const site = { ...common, versions, pageIndex };
        const ofLanguage: ViewOfLanguage = {
          ...{ language, settings, translations, shared: ownShared, collections },
          problems: [...settings.problems, ...translated.problems, ...collections.flatMap(({ problems }) => problems)],
        };
        const view = this.#own({ ...site, name: code, content: code, settings: settings.settings, records: input, shared });
        if (!hasFallback) return [{ ...view, ofLanguage }];
        const defaultRecords: Records = { ...input, collections: parts.collections, absent: parts.absent };
        const ofDefault = { content: defaultCode, settings: parts.validSettings.settings, records: defaultRecords, shared: parts.shared };
        return [{ ...view, ofLanguage }, this.#repeated({ ...site, name: repeatedView(code), ...ofDefault })];
      },
    };
  }

  #createExpanders({ prefix }: Language): { own: ExpandPages; repeated: ExpandPages } {
    const { code, schemas, cache } = this;
    return {
      own: createExpandPages(schemas, cache, { language: code, prefix }),
      repeated: createExpandPages(schemas, cache, { language: code, prefix, isFallback: true }),
    };
  }

  /** Returns the pages of the default language that have no page in this one. */
  #repeatedPages(
    own: readonly ValidPage[],
    { language: { code }, parts, read, expand }: Pick<Reading, 'language' | 'parts' | 'read'> & { expand: ExpandPages },
  ): ValidPage[] {
    const translated = new Set(own.map(pairOf));
    // A file that cannot be read may make any of the pages of its original.
    const unreadable = new Set(
      own.flatMap(({ file, source }) => (file.problems.length > 0 ? [pathWithoutLanguage(source.path, code)] : [])),
    );
    const shared = byName(parts.shared);
    const isWanted = (key: string): boolean => !translated.has(pairOf({ key, language: code, isFallback: true }));
    return parts.pageFiles
      .filter(({ path }) => !unreadable.has(path))
      .flatMap((file) => expand(file, read(file), { records: parts.records, shared }, isWanted));
  }

  /** Returns the shared blocks of the language. Those that it does not have are in the default one. */
  #sharedBlocks(own: readonly SharedBlock[], ofDefault: readonly SharedBlock[], language: string): SharedBlock[] {
    const names = new Set(own.map(({ name }) => name));
    const rest = ofDefault.filter(({ name }) => !names.has(name));
    return [...own, ...rest.map((block) => memoizeByKey(this.#foreign, block, () => ({ ...block, language })))];
  }
}

const byName = (blocks: readonly SharedBlock[]): Map<string, SharedBlock> => new Map(blocks.map((block) => [block.name, block]));

/** The name of the view of pages in a language that repeat those of the default language. */
export const repeatedView = (code: string): string => `${code}<`;

type ViewInput = Pick<Reading, 'language' | 'defaultCode'> & {
  name: string;
  content: string;
  settings: SiteSettings | undefined;
  records: Records;
  recordPages: ReturnType<ReturnType<typeof createFindRecordPages>>;
  shared: SharedBlock[];
  versions: PageVersions;
  pageIndex: PageIndex;
};

/** Creates a function that makes a view. Its indexes are the same objects again when nothing changed. */
function createToView(): (input: ViewInput) => LanguageView {
  const toRecords = memoizeLast(createRecordIndex);
  const toIndexes = memoizeLast((indexes: ResolveIndexes) => indexes);
  return ({ name, content, language, defaultCode, settings, records: input, recordPages, shared, versions, pageIndex }) => {
    const { collections, media, absent, clock, addresses, hasUnreadFiles } = input;
    const links = { content, fallback: defaultCode, pathOf: (path: string) => versions.pathIn(language, path) };
    const state = [...collections, media, absent, clock, addresses, hasUnreadFiles, recordPages, versions];
    const records = toRecords(state, { ...input, pages: recordPages, language: links });
    const indexes = toIndexes([media, records, versions], { media, records, addresses, pages: pageIndex, language: links, versions });
    return { name, code: language.code, content, settings: settings && withTargets(settings, links.pathOf), shared, indexes };
  };
}

/** Returns settings whose page after a sent message is that of the language. Other links are resolved where they are shown. */
function withTargets(settings: SiteSettings, pathOf: (path: string) => string): SiteSettings {
  const { thankYou } = settings.mail;
  return thankYou?.startsWith('/') ? { ...settings, mail: { ...settings.mail, thankYou: hrefSchema.parse(pathOf(thankYou)) } } : settings;
}
