import type { Absence, ColorPair, Person, Preset, RecordRoles, ValueChange, ValuePath } from '@pagewright/core';
import type { Layout } from '../definition/site-code.ts';
import type { Field, NameLists } from '../editor-schema/controls.ts';
import type { RenderBlock } from '../render/render-block.tsx';
import type { BlockGroup } from './block-groups.ts';
import type { ChangedValue } from './compare/changed-values.ts';
import type { What } from './edit-history.ts';
import type { Lack } from './fit-value.ts';
import type { PageTemplate } from './page-template.ts';
import type { FieldProblem } from './paths-of-problems.ts';
import type { Matter } from './people/require-role.ts';
import type { SampleText } from './samples-in-file.ts';

/** The code that renders the blocks and the layouts of a site. */
export type MapCode = { renderBlock: RenderBlock; layouts: Readonly<Record<string, Layout>> };

/** A page of the site, with the address of its URL. `file` is its path in the site folder; undefined for a page that is made from records. */
export type ListedPage = {
  path: string;
  address: string;
  title: string;
  /** Undefined for a page that is made from a record, and for one that a language has from the default one. */
  file: string | undefined;
  /** True for a page that its language has from the default one, because nobody has translated it. */
  isFallback: boolean;
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
  /** The key of the block in a page that shows this text of the file. */
  key: string;
  /** The shared block that it uses: its file, and its type if it has one. */
  shared?: { file: string; type: string | undefined } | undefined;
};

/** A YAML file of the site that cannot be read, and why. It has no version, so that no edit can be made from it. */
export type UnreadFile = {
  file: string;
  version?: undefined;
  value?: undefined;
  isUnreadable: true;
  reason: string;
  language?: string;
  problems: FieldProblem[];
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
  /** The texts that are marked as samples, with their paths in the file. */
  samples?: SampleText[];
  isUnreadable?: undefined;
};

/** A page as it stands in its file. */
export type WrittenPage = WrittenFile & {
  path: string;
  title: string;
  blocks: WrittenBlock[];
  /** For a page that is one of several of its file: what is written is a template of all of them. */
  template?: PageTemplate | undefined;
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
  /** Who makes the edit: undo takes back what is one's own. Undefined for the process itself. */
  by?: Person | undefined;
};

/** What an edit would do: the new text of the file, the problems that the file would have, and the errors of the site that it would cause. */
export type Proposal = { text: string; problems: FieldProblem[]; caused: CausedError[] };

/** An error that an edit would cause. `path` is that of the field in the edited file; undefined for an error in another file. `language`: as of `FieldProblem`. */
export type CausedError = { message: string; place: string; path: ValuePath | undefined; language?: string };

/**
 * What came of an edit. A refused one would cause errors; one with a conflict changes what somebody else has changed meanwhile. Both write nothing.
 * `what`: the change that cannot be taken back or made again. `replaced`: the written files that another program saved in the same instant; undo brings back what it wrote.
 */
export type EditResult =
  | {
      outcome: 'written';
      file: string;
      version: string;
      page?: string | undefined;
      stepped?: Stepped;
      replaced?: readonly string[];
    }
  | { outcome: 'refused'; problems: FieldProblem[]; caused: CausedError[] }
  | { outcome: 'conflict'; file: string; what?: What | undefined }
  | { outcome: 'impossible'; reason: string; language?: string }
  | { outcome: 'nothing' };

/** What was taken back or made again: in words, and the first value that it has changed. `page` is the path of the page that has it. */
export type Stepped = { what: What; path: ValuePath | undefined; page: string | undefined };

/** A block type of the site. */
export type OfferedType = {
  type: string;
  /** What people read for it: `Wide picture` for `wide-picture`. */
  label: string;
  description: string;
  fields: readonly Field[];
  /** Other words for it, such as `team` for `people`. */
  synonyms: readonly string[];
  group: BlockGroup;
  /** What the site has to have before a block of this type can be added, and has not. */
  lacks: Lack | undefined;
};

/** A shared block of the site, and the paths of the pages that use it. */
export type OfferedShared = { name: string; type: string | undefined; pages: string[] };

/** A collection of the site, with the fields of its records. */
export type OfferedCollection = {
  name: string;
  fields: readonly Field[];
  /** The names of its lists. Undefined for one without. */
  lists: readonly string[] | undefined;
  /** What one record is called within a sentence. Undefined when nothing says it. */
  one: string | undefined;
  /** What the records are called: `Sea views` for `sea-views` when nothing says it. */
  many: string;
  /** The fields that stand for a whole record. */
  roles: RecordRoles;
  /** The path of a page that shows one of its records alone. Undefined when there is none. */
  recordPage?: string | undefined;
  /** True when one button can make a page for each record. */
  mayHavePages?: boolean;
  /** The file of its type, `types/dishes.yaml`. Undefined for a collection that code declares. */
  typeFile: string | undefined;
  /** False for a collection that the code declares and the site has no records of. */
  isUsed: boolean;
};

/** What the site offers to an editor. */
export type Outline = {
  /** Undefined while `site.yaml` cannot be read. */
  site: { name: string; url: string } | undefined;
  /** The codes of its languages, the default one first. */
  languages: readonly string[];
  pages: ListedPage[];
  types: OfferedType[];
  shared: OfferedShared[];
  names: NameLists;
  presets: Preset[];
  /** The fields of a page, without its path and its blocks. */
  pageFields: Field[];
  /** The colours of the theme that are shown together, by name. */
  colourPairs: readonly ColorPair[];
  /** The fields of `site.yaml`. */
  siteFields: readonly Field[];
  collections: OfferedCollection[];
  /** What the person who asks may change. */
  may: readonly Matter[];
};

/** A record of a collection, and where it stands: the path of its file in the site folder, and its path in the file. */
export type WrittenRecord = { key: string; list: string | undefined; file: string; path: ValuePath; value: unknown };

/**
 * A place that links to a page or uses a record: a line of a file of the site folder, and what holds the value there. That is a record
 * by its title, a block by its type, a shared block by its name, or a field of a page or of `site.yaml`.
 */
export type LinkingPlace = { file: string; line: number; record?: string; block?: string; shared?: string; field?: string };

/** A block as it is written, with the comments above it and without indentation; and the places that name it by its id. */
export type ReadBlock = { text: string; mentions: LinkingPlace[] };

/** A change of pages or records as a whole. */
export type SiteTask =
  | { kind: 'create-page'; path: string; title: string; description: string; preset: string; label?: string | undefined }
  /** A file that makes a page for each record of a collection. `path`: that of the pages, with `{id}`. Default: the name of the collection before the id. */
  | { kind: 'create-record-page'; collection: string; path?: string | undefined }
  | { kind: 'copy-page'; from: string; path: string; title: string }
  | { kind: 'rename-page'; from: string; to: string; redirects: boolean; movesFile: boolean }
  | { kind: 'delete-page'; path: string }
  /** `fields`: those of the record. Without them it is a draft with sample values, or a copy of another record. */
  | { kind: 'create-record'; collection: string; list?: string | undefined; from?: string | undefined; fields?: object | undefined }
  | { kind: 'delete-record'; collection: string; key: string }
  | { kind: 'move-record'; collection: string; key: string; by: -1 | 1 }
  /** `type`: what the file of the type contains. */
  | { kind: 'create-type'; name: string; type: object }
  | { kind: 'rename-field'; type: string; from: string; to: string }
  /** `file` and `at`: what is translated, a page, a record or a part of `site.yaml`. */
  | { kind: 'translate'; file: string; at: readonly (string | number)[]; language: string }
  /** Adds a language with its interface texts, or the texts that a language of the site lacks. */
  | { kind: 'add-language'; language: string }
  | BlockTask;

/**
 * A change of a block that may be about several files. `paste-block` inserts a block before the one at an index: `text` is a block as
 * `readBlock` returns it, and `cutFrom` where it is removed. `share-block` makes a block of a page a shared one, and `own-block` the reverse on
 * one page. `delete-block` also removes what names the block. `version` names the text of the page in which the block has its index.
 */
export type BlockTask =
  | { kind: 'paste-block'; path: string; at: number; text: string; cutFrom?: { path: string; index: number } | undefined }
  | { kind: 'share-block'; path: string; index: number; version: string; name: string }
  | { kind: 'own-block'; path: string; index: number; version: string }
  | { kind: 'delete-block'; path: string; index: number; version: string };

/**
 * A change in the list of changes: `id` is that of no other one, `time` in milliseconds. `isDone` is false for one that was taken back. `name`: of
 * the person who made it, where people have names.
 */
export type PastChange = {
  id: number;
  what: What;
  files: string[];
  time: number;
  isDone: boolean;
  name?: string | undefined;
  values: ChangedValue[];
};
