import { directionOf } from '@pagewright/core/browser';
import { createContext, useContext } from 'react';
import type { FieldProblem } from '../../edit/paths-of-problems.ts';
import type { SampleText } from '../../edit/samples-in-file.ts';
import type { AddedMedia, Field, IconChoice, LinkChoices, MediaChoice, NameLists, RecordChoice } from '../../editor-schema/controls.ts';
import { type FieldTexts, fieldTexts } from './field-texts.ts';

/** A collection as a selection of records offers it. */
export type SelectableCollection = { name: string; many: string; fields: readonly Field[] };

/** What fields can ask the site for. */
export type FieldSources = {
  media: () => Promise<readonly MediaChoice[]>;
  /** Returns the URL of a small picture of a file. */
  thumbnail: (path: string) => string;
  /** Adds a file to `media/`, beside the file at a path, when it has one of the endings. */
  addMedia: (file: File, beside: string, endings?: readonly string[]) => Promise<AddedMedia>;
  icons: (words: string) => Promise<readonly IconChoice[]>;
  links: () => Promise<LinkChoices>;
  records: (collection: string) => Promise<readonly RecordChoice[]>;
  /** Returns pasted HTML in Markdown, for a field with a text. Undefined where its text (`plain`) is pasted as it is. */
  markdown?: (html: string, plain: string, value: string) => Promise<string | undefined>;
  /** Opens the fields of a record. Undefined where they cannot be edited. */
  openRecord?: (collection: string, id: string | number) => void;
};

/**
 * What every field may need: the problems of the value, the names that the site offers, and the texts around fields. Without
 * `sources`, a field has suggestions in place of a list to choose from.
 */
export type FieldsContextValue = {
  problems: readonly FieldProblem[];
  names: NameLists;
  /** The texts of the value that are marked as samples. */
  samples?: readonly SampleText[];
  texts: FieldTexts;
  /** The language of the person, for numbers and times. Default: English. */
  language?: 'en' | 'de';
  /** The code of the language that the texts are in. Undefined where nobody knows it. */
  contentLanguage?: string | undefined;
  sources?: FieldSources;
  /** The colours of the theme by name, and those that are shown together. Undefined where no theme is edited. */
  colours?: { values: Record<string, unknown>; pairs: readonly { text: string; on: string; use: string }[] } | undefined;
  /** The collections whose records can be shown. Undefined where nobody knows them. */
  collections?: readonly SelectableCollection[] | undefined;
  /** The path of the page with the fields. Undefined for those that several pages share. */
  page?: string | undefined;
  /** True for people who write files: a field with a label shows its name in the file too. */
  showsNames?: boolean;
  /** True when something in the whole value names a form field, beside that field. */
  isMentioned?: (name: string) => boolean;
  /** Fixes a problem that is fixable. */
  fix?: (problem: FieldProblem) => void;
};

export const FieldsContext = createContext<FieldsContextValue>({ problems: [], names: {}, texts: fieldTexts });

/** Returns the attributes of an input for words: their language, and its direction. Addresses, ids and numbers have none of them. */
export function useWriting(): { lang?: string; dir: 'ltr' | 'rtl' | 'auto' } {
  const { contentLanguage: lang } = useContext(FieldsContext);
  return lang === undefined ? { dir: 'auto' } : { lang, dir: directionOf(lang) };
}
