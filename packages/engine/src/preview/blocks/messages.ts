import type { LivePage } from '@pagewright/core';
import type { FieldProblem } from '../../edit/paths-of-problems.ts';
import type { Field, NameLists } from '../../editor-schema/controls.ts';

/** What the page of a block type contains as JSON. */
export type PlaygroundData = {
  type: string;
  fields: Field[];
  /** The examples of the type. `file` is a path in the project; undefined for values made from the schema. */
  examples: { name: string; file?: string | undefined; block: object }[];
  names: NameLists;
  /** The languages of the site, when it has several. */
  languages: { code: string; direction: 'ltr' | 'rtl' }[];
  hasDarkMode: boolean;
};

/** A block that the page posts. `styles` names the stylesheet that it has. */
export type Draft = { block: object; styles: string };

/** The answer. `page` is undefined for a block that cannot be rendered, `stylesheet` for the one that the page has. */
export type DraftAnswer = { yaml: string; problems: FieldProblem[]; page?: LivePage; styles: string; stylesheet?: string };

/** What the page sends to its frames: what they show, and in which colours and language. */
export type FrameMessage = Pick<DraftAnswer, 'page' | 'stylesheet'> & {
  colours: 'light' | 'dark';
  language?: PlaygroundData['languages'][number] | undefined;
};
