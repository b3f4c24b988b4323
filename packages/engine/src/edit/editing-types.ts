import type { ValueChange, ValuePath } from '@pagewright/core';
import type { Field, NameLists } from '../editor-schema/controls.ts';
import type { FieldProblem } from './paths-of-problems.ts';

/** A page of the site, with the address of its URL. `file` is its path in the site folder; undefined for a page that is made from records. */
export type ListedPage = { path: string; address: string; title: string; file: string | undefined };

/** A block of a page as it stands in the file. */
export type WrittenBlock = {
  /** Undefined for a block without one, such as one that uses a shared block. */
  type: string | undefined;
  value: unknown;
  /** The key of the block in the page; undefined when it cannot be shown. */
  key: string | undefined;
};

/** A page as it stands in its file. */
export type WrittenPage = {
  path: string;
  title: string;
  file: string;
  /** Names the text of the file. Edits are made from a version. */
  version: string;
  blocks: WrittenBlock[];
  /** The problems of the file, with their paths in it. */
  problems: FieldProblem[];
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
  | { outcome: 'written'; file: string; version: string }
  | { outcome: 'refused'; problems: FieldProblem[]; caused: CausedError[] }
  | { outcome: 'conflict'; file: string }
  | { outcome: 'impossible'; reason: string }
  | { outcome: 'nothing' };

/** A block type of the site. */
export type OfferedType = { type: string; description: string; fields: Field[] };

/** What the site offers to an editor. */
export type Offer = { pages: ListedPage[]; types: OfferedType[]; names: NameLists };
