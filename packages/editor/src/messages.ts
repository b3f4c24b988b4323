import type { Edit, FieldTexts, Person, SiteTask } from 'pagewright/editing';
import type { Language, Texts } from './texts/index.ts';

/** What the document of the editor contains as JSON. `path` is its address, below which it sends requests with the token. `texts` and `fieldTexts` are in the language. `list`: the address of the list of block types, in the editor of their examples; else empty. `person`: who has signed in, with a studio. */
export type EditorData = {
  token: string;
  path: string;
  list: string;
  language: Language;
  texts: Texts;
  fieldTexts: FieldTexts;
  person?: Pick<Person, 'name' | 'role'> | undefined;
};

/** Where a studio shows people who they are, and where they sign in and out. */
export const studioPath = '/__studio/';

/** The header with the token of the document. */
export const tokenHeader = 'x-editor-token';

/** The header with the id of the browser, by which undo finds what is one's own. */
export const browserHeader = 'x-editor-browser';

/** The event of a change of the site. */
export const changedEvent = 'editor:changed';

/** A request to add a block of a type before the one at an index. */
export type NewBlock = Omit<Edit, 'changes'> & { type: string; at: number };

/** A request to show a page with an edit that is not written. */
export type DraftRequest = { edit: Edit; path: string };

/** A request to change pages or records as a whole. */
export type TaskRequest = { task: SiteTask; isForced?: boolean | undefined; isTrial?: boolean | undefined };
