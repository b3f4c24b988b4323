import type { Absence, ColorPair, Preset, ValueChange, ValuePath } from '@pagewright/core';
import type { Field, NameLists } from '../editor-schema/controls.ts';
import type { What } from './edit-history.ts';
import type { FieldProblem } from './paths-of-problems.ts';

/** A page of the site, with the address of its URL. `file` is its path in the site folder; undefined for a page that is made from records. */
export type ListedPage = {
  path: string;
  address: string;
  title: string;
  file: string | undefined;
  description: string;
  language: string;
  /** Why visitors do not see it. Undefined for a published page. */
  absence: Absence | undefined;
  /** How many problems its file has. */
  problems: number;
};

/** A block of a page as it stands in the file. */
export type WrittenBlock = {
  /** Undefined for a block without one, such as one that uses a shared block. */
  type: string | undefined;
  value: unknown;
  /** The key of the block in the page; undefined when it cannot be shown. */
  key: string | undefined;
};

/** A YAML file of the site: `site.yaml`, a page, a file of records. */
export type WrittenFile = {
  file: string;
  /** Names the text of the file. Edits are made from a version. */
  version: string;
  /** Of a page, without its blocks. */
  value: unknown;
  /** The problems of the file, with their paths in it. */
  problems: FieldProblem[];
};

/** A page as it stands in its file. */
export type WrittenPage = WrittenFile & {
  path: string;
  title: string;
  blocks: WrittenBlock[];
  canUndo: boolean;
  canRedo: boolean;
};

/** Changes of a file, made from a version of its text, one after the other. */
export type Edit = {
  file: string;
  version: string;
  changes: readonly ValueChange[];
  /** Edits of the same group that follow each other are taken back as one. */
  group?: string | undefined;
  /** A problem of the changed text to fix, as `check --fix` does. The changes may be none then. */
  fix?: Pick<FieldProblem, 'code' | 'path'> | undefined;
  /** True writes a change that causes errors too. */
  isForced?: boolean | undefined;
};

/** What an edit would do: the new text of the file, the problems that the file would have, and the errors of the site that it would cause. */
export type Proposal = { text: string; problems: FieldProblem[]; caused: CausedError[] };

/** An error that an edit would cause. `path` is that of the field in the edited file; undefined for an error in another file. */
export type CausedError = { message: string; place: string; path: ValuePath | undefined };

/** What came of an edit. A refused one would cause errors; one with a conflict changes what somebody else has changed meanwhile. Both write nothing. */
export type EditResult =
  | { outcome: 'written'; file: string; version: string; page?: string | undefined }
  | { outcome: 'refused'; problems: FieldProblem[]; caused: CausedError[] }
  | { outcome: 'conflict'; file: string }
  | { outcome: 'impossible'; reason: string }
  | { outcome: 'nothing' };

/** A block type of the site. */
export type OfferedType = { type: string; description: string; fields: Field[] };

/** A collection of the site, with the fields of its records. `lists` are the names of its lists; undefined for one without. */
export type OfferedCollection = { name: string; fields: Field[]; lists: readonly string[] | undefined };

/** What the site offers to an editor. */
export type Offer = {
  /** Undefined while `site.yaml` cannot be read. */
  site: { name: string; url: string } | undefined;
  pages: ListedPage[];
  types: OfferedType[];
  names: NameLists;
  presets: Preset[];
  /** The fields of a page, without its path and its blocks. */
  pageFields: Field[];
  /** The colours of the theme that are shown together, by name. */
  colourPairs: readonly ColorPair[];
  /** The fields of `site.yaml`. */
  siteFields: Field[];
  collections: OfferedCollection[];
};

/** A record of a collection, and where it stands: the path of its file in the site folder, and its path in the file. */
export type WrittenRecord = { key: string; list: string | undefined; file: string; path: ValuePath; value: unknown };

/** A place that links to a page or uses a record: a line of a file, and what is there. */
export type LinkingPlace = { place: string; context: string };

/** A change of pages or records as a whole. */
export type SiteTask =
  | { kind: 'create-page'; path: string; title: string; description: string; preset: string; label?: string | undefined }
  | { kind: 'copy-page'; from: string; path: string; title: string }
  | { kind: 'rename-page'; from: string; to: string; redirects: boolean; movesFile: boolean }
  | { kind: 'delete-page'; path: string }
  | { kind: 'create-record'; collection: string; list?: string | undefined; from?: string | undefined }
  | { kind: 'delete-record'; collection: string; key: string };

/** A change in the list of changes. `isDone` is false for one that was taken back. */
export type PastChange = { id: number; what: What; files: string[]; time: number; isDone: boolean };
