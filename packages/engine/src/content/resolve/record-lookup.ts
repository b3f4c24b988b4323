import type { MediaFacts } from '../../media/media-facts.ts';
import type { Problem } from '../../problems/problem.ts';
import type { InputKey } from '../graph/dependency-graph.ts';
import type { LinkUse, TextSource } from './findings.ts';

/** A record with its references replaced, and what that took. It is whole when none of them leads nowhere. */
export type FoundRecord = { value: unknown; isWhole: boolean; inputs: ReadonlySet<InputKey>; mediaFiles: ReadonlyMap<string, MediaFacts> };

/** What all records together say, link to and use. */
export type RecordFindings = { problems: Problem[]; links: LinkUse[]; texts: TextSource[]; inputs: InputKey[] };

/** The records of all collections, resolved when first asked for. Ids are `id`, or `list/id` where there are lists. */
export type RecordIndex = {
  ids: (collection: string, list?: string) => string[];
  /** The names of the lists of a collection; none for one that is a list itself. */
  lists: (collection: string) => string[];
  /** Whether all its records are known: its file is there and without problems. */
  isComplete: (collection: string) => boolean;
  get: (collection: string, id: string) => FoundRecord | undefined;
  /** The record as its file has it. */
  raw: (collection: string, id: string) => object | undefined;
  /** The state of a record for the dependency graph; empty when there is none. */
  fingerprint: (collection: string, id: string) => string;
  /** Resolves every record, so that those no page uses are checked as well. */
  checkAll: () => RecordFindings;
};
