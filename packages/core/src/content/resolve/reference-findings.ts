import type { Finding, LongText, MailTargets } from '../../field-kinds/resolve-context.ts';
import type { Host } from '../../host/host.ts';
import type { MediaFacts } from '../../media/media-facts.ts';
import type { AddressSettings } from '../../model/address.ts';
import type { ValueWords } from '../../model/format-value.ts';
import type { PageVersion } from '../../model/page-model.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { FieldPlan } from '../../schema/field-plan.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import type { WrittenRecords } from '../collections.ts';
import type { MediaIndex } from '../media-queries.ts';
import type { PublicationFields } from '../publication.ts';

/** A resolved record. `isWhole` when no reference is broken, `isLeftOut` when a record that it needs is not published now. */
export type FoundRecord = {
  value: unknown;
  isWhole: boolean;
  isLeftOut: boolean;
  mediaFiles: ReadonlyMap<string, MediaFacts>;
  /** Its texts with headings. */
  longTexts: readonly LongText[];
};

/** The records of a view. Ids are `id`, or `list/id` where there are lists. */
export type RecordIndex = WrittenRecords & {
  /**
   * Returns a record as records of a type show it: its title, and the path of its page as `href`. It does not depend on the records
   * to which it refers, so that records can refer to each other.
   */
  getLink: (collection: string, id: string) => FoundRecord | undefined;
  /** Returns a resolved record. When it has a page, `href` is the path of the page. */
  get: (collection: string, id: string) => FoundRecord | undefined;
  /** True when a page file makes pages from the collection. */
  hasPages: (collection: string) => boolean;
  /** Returns the path of a record's first published page. Undefined when it has none. */
  pathOf: (collection: string, id: string) => string | undefined;
  /** Returns the path of the first published page for the records that have a value in a field. Undefined when there is none. */
  pathOfList: (collection: string, field: string, value: string) => string | undefined;
  /** Returns the address of the calendar file of a record, or of the whole collection. Undefined when its type has no calendar. */
  calendarOf: (collection: string, id?: string) => string | undefined;
};

/** The indexes that all pages of a site use while they are resolved. */
export type ResolveIndexes = {
  host: Host;
  schemas: ContentSchemas;
  media: MediaIndex;
  records: RecordIndex;
  /** True when a date has passed. */
  hasPassed: (date: string) => boolean;
  /** What values are formatted with. */
  words: ValueWords;
  /** How the paths of the site become addresses. */
  addresses: AddressSettings;
  /** Undefined for records of collections, which are resolved before pages are known. */
  pages?: { get: (path: string) => { title: string; description: string } | undefined };
  /** Undefined for records, and when `site.yaml` has an error. */
  mail?: MailTargets | undefined;
  /** The targets of links in another language than the default one. */
  language?: LanguageLinks | undefined;
  /** Undefined for a site with one language. */
  versions?: { of: (pair: string) => readonly PageVersion[] } | undefined;
};

/** Why a block is left out: a list has no record, or the only record of a field is missing. */
export type LeftOut = 'empty list' | 'no record';

/** The context of a lookup of media or records: the indexes, and the collected files and problems. */
export type ReferenceFindings = {
  readonly indexes: ResolveIndexes;
  /** The collections whose records were looked up. */
  readonly collections: Set<string>;
  readonly mediaFiles: Map<string, MediaFacts>;
  readonly longTexts: LongText[];
  /** True when a value was omitted because another problem already explains why, such as a record in an unreadable file. */
  isIncomplete: boolean;
  /** When the page or record is published. Undefined when it shows records at any time, such as a hidden block. */
  readonly publication: PublicationFields | undefined;
  report: (finding: Finding) => void;
  /** Leaves the block out of the built page, because it has nothing to show: `empty list` unless it is the heading of its page. */
  leaveOut: (because: LeftOut) => void;
  /** Resolves a value of the same file by its schema. */
  resolveInline: (plan: FieldPlan, value: unknown, at: ValuePath) => unknown;
};

/** The links of pages in another language than the default one. */
type LanguageLinks = {
  /** The language of the content, which is the default one for content that is not translated. */
  content: string;
  /** The default language, which is that of records without a translation. */
  fallback: string;
  /**
   * Returns the path to which a link leads. An author writes paths without the prefix of the language: that of a page in the
   * language, or that of a page in the default language, which leads to its published translation. Returns other paths as
   * they are.
   */
  pathOf: (path: string) => string;
};
