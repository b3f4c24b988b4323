import type { ValuePath } from '@pagewright/core';
import type { ChangedValue } from '../compare/changed-values.ts';
import type { Draft, StoreFacts } from './version-store.ts';

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
  /** The text that it is about, when the message does not have it. */
  text?: string | undefined;
  file: string;
  line: number;
  page: string | undefined;
  path: ValuePath;
  /** The language of the message, where it is not that of the person. */
  language?: string;
};

/** The versions of a site: what was changed since the last one was published, the drafts, and what is left before the next one. */
export type VersionsOverview = StoreFacts & { changes: ChangedFile[]; drafts: Draft[]; left: LeftItem[] };

/** What came of saving a draft. */
export type DraftResult = { outcome: 'saved' | 'exists' };
