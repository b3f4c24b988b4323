import type { TextUse } from '../../field-kinds/resolve-context.ts';
import type { Place } from '../../problems/problem.ts';
import type { SourceFile, TextPart, ValuePath } from '../../yaml/yaml-file.ts';

/** A link as written. The rules decide whether it has a target. */
export type LinkUse = {
  href: string;
  /** Where it leads, when that is not `href`: to the translation of the page. */
  target?: string;
  file: SourceFile;
  at: ValuePath;
  /** Where it is within a rich text. */
  part?: TextPart;
  context?: string;
  /** The path of its page, or the page's key while it has no path; undefined for a link on all pages. */
  page?: string;
  /** The record that contains it, such as `posts/1`. */
  record?: string;
  /** True for a link in a rich text. */
  isWithinText: boolean;
  /** True for a link that must lead to a page, because its block shows the title of the page. */
  isPage?: true;
  /** True when its block is hidden: checked, and not shown. */
  isHidden?: boolean;
  /** The first field on the path to the link that the author has omitted, so that the link is a default. */
  omittedField?: string;
};

/** An id that an author has written for a heading, in a text or a record of a page. */
export type WrittenId = Pick<LinkUse, 'file' | 'at' | 'part' | 'context' | 'page'> & {
  id: string;
  /** True when a block of the page uses it itself, for a form field or a panel, for example. */
  isUsed?: true;
};

/** A date until which its block or record is of use: to the end of a day, or to a moment. */
export type Deadline = Pick<LinkUse, 'file' | 'at' | 'context' | 'page' | 'isHidden'> & { date: string };

/** Finds a link in its file. Reads positions, so call it only for a problem. */
export const placeOfLink = ({ file, at, part }: Pick<LinkUse, 'file' | 'at' | 'part'>): Place => file.locate(at, part ?? 'value');

/** A text as visitors read it, in its file. */
type WrittenText = TextUse & {
  /** True when the file leaves its field out, so that the text is a default. */
  isDefault: boolean;
};

/** The texts of one block, record or file. */
export type TextSource = {
  file: SourceFile;
  context: string | undefined;
  texts: readonly WrittenText[];
  /** True for the file of a page that is not made from records, so that no placeholder is filled in. */
  isPlainPage: boolean;
  /** Their language, when that is not the default one. */
  language?: string;
};
