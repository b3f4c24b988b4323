import type { LongText } from '../../field-kinds/resolve-context.ts';
import type { MediaFacts } from '../../media/media-facts.ts';
import type { Problem } from '../../problems/problem.ts';
import type { RecordQuery } from '../../schema/fields/record-query.ts';
import type { SiteClock } from '../../time/site-clock.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import type { InputKey } from '../graph/dependency-graph.ts';
import type { Absence } from '../publication.ts';
import type { Deadline, LinkUse, WithTexts } from './findings.ts';

/** A resolved record and its inputs. `isWhole` when no reference is broken, `isLeftOut` when a record that it needs is not published now. */
export type FoundRecord = {
  value: unknown;
  isWhole: boolean;
  isLeftOut: boolean;
  inputs: ReadonlySet<InputKey>;
  mediaFiles: ReadonlyMap<string, MediaFacts>;
  /** Its texts with headings. */
  longTexts: readonly LongText[];
};

/** The problems, links, deadlines, texts and inputs of all records. */
export type RecordFindings = { problems: Problem[]; links: LinkUse[]; deadlines: Deadline[]; withTexts: WithTexts[]; inputs: InputKey[] };

/** The records of all collections, each resolved at its first use. Ids are `id`, or `list/id` where there are lists. */
export type RecordIndex = {
  /** The clock of the site, which decides what is published. */
  clock: SiteClock;
  /** Returns the ids of all records of a collection, whether lists contain them or not. */
  ids: (collection: string) => string[];
  /** Returns the ids of the listed records that a query selects. An empty query selects all. */
  select: (collection: string, query: RecordQuery) => string[];
  /** Returns the ids of the listed records that a query would select if no date mattered. */
  selectAtAnyTime: (collection: string, query: RecordQuery) => string[];
  /** Returns the different values that a field has in the records of a collection, or of one of its lists. */
  values: (collection: string, field: string, list?: string) => string[];
  /** Returns why a record is not published. Undefined for a published record. */
  absence: (collection: string, id: string) => Absence | undefined;
  /** Returns the names of a collection's lists. Empty for a collection without lists. */
  lists: (collection: string) => string[];
  /** True when all records of the collection are known: its file exists and has no problems. */
  isComplete: (collection: string) => boolean;
  /** Returns a resolved record. When it has a page, `href` is the path of the page. */
  get: (collection: string, id: string) => FoundRecord | undefined;
  /** True when a page file makes pages from the collection. */
  hasPages: (collection: string) => boolean;
  /** Returns the path of a record's first published page. Undefined when it has none. */
  pathOf: (collection: string, id: string) => string | undefined;
  /** True for a record in the default language that another language shows because it is not translated. */
  isFallback: (collection: string, id: string) => boolean;
  /** Returns the record as written in its file. */
  raw: (collection: string, id: string) => object | undefined;
  /** Returns the state of a record for the dependency graph. Empty when it does not exist. */
  fingerprint: (collection: string, id: string) => string;
  /** Returns the file of a record. */
  fileOf: (collection: string, id: string) => YamlFile | undefined;
  /** Resolves every record, so that records that no page uses are checked too. */
  checkAll: () => RecordFindings;
};
