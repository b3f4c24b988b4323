import type { MediaFacts } from '../../media/media-facts.ts';
import type { Problem } from '../../problems/problem.ts';
import type { InputKey } from '../graph/dependency-graph.ts';
import type { LinkUse, TextSource } from './findings.ts';

/** A resolved record, and the inputs it was made from. `isWhole`: none of its references is broken. */
export type FoundRecord = { value: unknown; isWhole: boolean; inputs: ReadonlySet<InputKey>; mediaFiles: ReadonlyMap<string, MediaFacts> };

/** The problems, links, texts and inputs of all records. */
export type RecordFindings = { problems: Problem[]; links: LinkUse[]; texts: TextSource[]; inputs: InputKey[] };

/** The records of all collections, each resolved at its first use. Ids are `id`, or `list/id` where there are lists. */
export type RecordIndex = {
  ids: (collection: string, list?: string) => string[];
  /** The names of a collection's lists; empty for a collection without lists. */
  lists: (collection: string) => string[];
  /** True when all records of the collection are known: its file exists and has no problems. */
  isComplete: (collection: string) => boolean;
  /** A resolved record. One that has a page carries the page's path as `href`. */
  get: (collection: string, id: string) => FoundRecord | undefined;
  /** True when a page file makes pages from the collection. */
  hasPages: (collection: string) => boolean;
  /** The path of a record's page, of its first published page where it has several; undefined when it has none. */
  pathOf: (collection: string, id: string) => string | undefined;
  /** The record as written in its file. */
  raw: (collection: string, id: string) => object | undefined;
  /** The state of a record for the dependency graph; empty when there is no such record. */
  fingerprint: (collection: string, id: string) => string;
  /** Resolves every record, so that records that no page uses are checked too. */
  checkAll: () => RecordFindings;
};
