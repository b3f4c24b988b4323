import type { SiteFile, SiteFiles } from '../../content/find/find-files.ts';
import type { MediaIndex } from '../../content/media-queries.ts';
import type { Absence } from '../../content/publication.ts';
import type { PublishedPath } from '../../content/published-paths.ts';
import type { Deadline, LinkUse, TextSource } from '../../content/resolve/findings.ts';
import type { ResolvedPage } from '../../content/resolved-pages.ts';
import type { ViewOfLanguage } from '../../content/site-parts.ts';
import type { ValidCollection } from '../../content/validate/validate-collection.ts';
import type { SharedBlock } from '../../content/validate/validate-entry.ts';
import type { PageContent, PageSummary, ValidPage } from '../../content/validate/validate-page.ts';
import type { ValidStrings } from '../../content/validate/validate-strings.ts';
import type { Host } from '../../host/host.ts';
import type { MediaFacts } from '../../media/media-facts.ts';
import type { Language } from '../../model/languages.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { SiteSettings } from '../../schema/site-settings.ts';
import type { Now } from '../../time/moment.ts';
import type { SourceFile, ValuePath, YamlFile } from '../../yaml/yaml-file.ts';

/** A media file that something uses, with its facts. `isCopied`: visitors get it as it is, and not only pictures that are made from it. */
export type UsedMedia = { file: SiteFile; facts: MediaFacts; isCopied: boolean };

/** What links can lead to. */
export type LinkTargets = {
  /** The URL of the site. Undefined when `site.yaml` has an error. */
  url: string | undefined;
  /** The paths of all pages, also of drafts and presets. */
  paths: ReadonlySet<string>;
  /** The paths of the published pages. */
  published: readonly string[];
  isPublished: (path: string) => boolean;
  /** The pages that are not published, by path. */
  unpublished: ReadonlyMap<string, Unpublished>;
  /** The paths of the first pages of records, by names such as `posts/1`. */
  ofRecords: ReadonlyMap<string, string>;
  /** The paths of files. */
  files: readonly string[];
  /** The redirects by their old paths. */
  redirects: ReadonlyMap<string, ListedRedirect>;
  /** False when a file cannot be read, which may have a page that seems missing. */
  isComplete: boolean;
};

/** A page that is not published, and why. */
export type Unpublished = { displayPath: string; isPreset: boolean; absence: Absence };

/** A redirect with its index in the list of `site.yaml`. */
export type ListedRedirect = { from: string; to: string; index: number };

/** The ids of a page's blocks and headings. `isIncomplete` when a block with an error may have another id. */
export type Anchors = { shown: readonly string[]; headings: readonly string[]; hidden: readonly string[]; isIncomplete: boolean };

/** A translation, and the state of its original. */
export type TranslationState = {
  /** Its name in a sentence, such as `page "Contact"`. */
  name: string;
  file: PageSummary['file'];
  /** The path of its fields in the file. */
  path: ValuePath;
  /** The field in the first line of the translation; undefined when it has the file to itself. */
  first?: string;
  /** The state of the original when it was translated, as written. */
  translated: string | undefined;
  /** The state of the original now. Undefined when there is no original. */
  state: string | undefined;
  /** The file of the original, which may be missing. */
  original: string;
};

/**
 * What rules read of the site. A rule runs again when something changes that it has read. Objects are the same as in the last run when
 * their files did not change.
 */
export type RuleInput = {
  host: Host;
  /** The block types and collections of the site. */
  schemas: ContentSchemas;
  files: SiteFiles;
  media: MediaIndex;
  /** The media files that pages, records or settings use, without those that could not be read. */
  usedMedia: readonly UsedMedia[];
  collections: readonly ValidCollection[];
  /** All pages, including drafts, pages outside of their time, and presets (at paths below /presets). */
  pages: readonly ValidPage[];
  /** The pages in the same order without their blocks, for rules about their fields: an edit of a block changes nothing here. */
  pageSummaries: readonly PageSummary[];
  /** Undefined when `site.yaml` has an error. */
  settings: SiteSettings | undefined;
  settingsFile: YamlFile;
  /** True when a file has an error. Something that seems unused may be used in that file. */
  hasErrors: boolean;
  links: readonly LinkUse[];
  /** What links can lead to. */
  linkTargets: LinkTargets;
  /** Returns the ids of the page at a path. Undefined when there is no page. */
  anchorsAt: (path: string) => Anchors | undefined;
  /** The paths of the published calendar files. */
  calendarPaths: readonly string[];
  /** The dates until which blocks and records are of use. */
  deadlines: readonly Deadline[];
  shared: readonly SharedBlock[];
  /** The files of interface texts, for every language. */
  strings: readonly ValidStrings[];
  /** The time for which the site is checked. */
  now: Now;
  /** The paths that earlier builds published. Undefined for a site that does not record them. */
  publishedBefore: readonly PublishedPath[] | undefined;
  /** Returns the ids of the headings in the texts of a page, and which of them authors have written. */
  headingsOf: (page: PageSummary) => Pick<ResolvedPage, 'headingIds' | 'writtenIds'>;
  /** Returns the blocks of a page. Validates a page that was not validated since the start of the command. */
  contentOf: (page: PageSummary) => PageContent;
  /** Returns what a page uses: records, queries, media. */
  inputsOf: (page: PageSummary) => ReadonlySet<string>;
  /** What all pages and the settings use: records, media. The same key for all languages. */
  pageInputs: ReadonlySet<string>;
  /** Returns the names of the shared blocks that the pages of a language use, by its code, without those that are not translated. */
  sharedUsedIn: (language: string) => readonly string[];
  /** The shared blocks that pages use. `isUnsure` when a page may use others, because it cannot be read, or names one that is missing. */
  sharedInUse: { names: ReadonlySet<string>; isUnsure: boolean };
  /** What all records use. */
  recordInputs: ReadonlySet<string>;
  /** The languages of the site, the default one among them. */
  languages: readonly Language[];
  /** The texts of `site.yaml` that other languages show because they are not translated, by the code of the language. */
  untranslated: ReadonlyMap<string, readonly TextSource[]>;
  /** The files of the other languages. */
  translations: readonly ViewOfLanguage[];
  /** Returns the state of a page as the original of translations: another one when its text says something else. */
  stateOf: (page: PageSummary) => string;
  /** Every translation of a page, shared block, record, type and of the settings. */
  translationStates: readonly TranslationState[];
};

/** Returns the YAML files of a site without syntax errors, each once. Without those of pages and fetched records. */
export const yamlFiles = ({
  collections,
  shared,
  strings,
  settingsFile,
}: Pick<RuleInput, 'collections' | 'shared' | 'strings' | 'settingsFile'>): SourceFile[] =>
  [
    ...new Map(
      [settingsFile, ...[...collections, ...shared, ...strings].map(({ file }) => file)].map((file) => [file.displayPath, file]),
    ).values(),
  ].filter(({ problems, displayPath }) => problems.length === 0 && !displayPath.endsWith('.json'));
