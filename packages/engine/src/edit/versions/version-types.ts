import type { ValuePath } from '@pagewright/core';
import type { ChangedValue } from '../compare/changed-values.ts';
import type { Pick } from '../merge-file.ts';
import type { EditResult } from '../site-editor-types.ts';
import type { Draft, DraftAnswer, NewerFailure, StoreFacts } from './version-store.ts';

/** A file of the site that differs from the published version. `page` is the path of the page that it has. */
export type ChangedFile = {
  file: string;
  kind: 'added' | 'removed' | 'changed';
  page: string | undefined;
  title: string | undefined;
  values: ChangedValue[];
};

/** What is left to do before visitors should see the site. `path` is that of the field in the file. */
export type LeftItem = {
  kind: 'error' | 'warning' | 'sample' | 'draft';
  message: string;
  /** The code of a problem. */
  code?: string;
  /** The text that it is about, when the message does not have it. */
  text?: string | undefined;
  file: string;
  line: number;
  page: string | undefined;
  /** The title of the record that it is about. Undefined for another place. */
  record?: string | undefined;
  path: ValuePath;
  /** True for what visitors do not see: it is in a draft, or in a hidden block. */
  isUnseen?: boolean;
  /** The language of the message, where it is not that of the person. */
  language?: string;
};

/** The versions of a site: what was changed since the last one was published, the drafts, and what is left before the next one. */
export type VersionsOverview = StoreFacts & { changes: ChangedFile[]; drafts: Draft[]; left: LeftItem[] };

/** What came of saving or deleting a draft. */
export type DraftResult = { outcome: 'exists' } | { outcome: 'too-long'; most: number; found: number } | DraftAnswer;

/**
 * How a version is opened. `isForced` writes it although it causes errors. `picks`: which value is taken where both changed one, by the key of the clash.
 * `keptName`: the name of the draft that keeps pictures and other files that it replaces.
 */
export type OpenOptions = { isForced: boolean; picks?: Readonly<Record<string, Pick>> | undefined; keptName: string };

/** A value that was changed in the files and in the version. `name`: of the value, with what it is in; empty for the file as a whole. */
export type ValueClash = { key: string; file: string; name: string; here: string; there: string };

/**
 * What an opened version did to pictures and other files that are not YAML. `count`: how many are as in the version now. `kept`: the draft that has
 * them as they were. `left`: those that could not be written.
 */
export type OpenedFiles = { count: number; kept: string | undefined; left: string[] };

/** What came of opening a version. */
export type OpenResult = (EditResult & { files?: OpenedFiles }) | { outcome: 'clash'; clashes: ValueClash[] } | NewerFailure | DraftAnswer;
