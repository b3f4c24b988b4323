import type { TextUse } from '../../field-kinds/text-use.ts';
import type { Place } from '../../problems/problem.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';

/** A link as written. The rules decide whether it has a target. */
export type LinkUse = {
  href: string;
  /** Finds the link in its file. Reads positions, so call it only for a problem. */
  findPlace: () => Place;
  text: string;
  context?: string;
  /** The path of its page, or the page's key while it has no path; undefined for a link on all pages. */
  page?: string;
  /** True for a link in a rich text. */
  isWithinText: boolean;
  /** True when its block is hidden: checked, and not shown. */
  isHidden?: boolean;
  /** The first field on the path to the link that the author has omitted, so that the link is a default. */
  findOmittedField: () => string | undefined;
};

/** The texts of one block, record or file. */
export type TextSource = { file: YamlFile; context: string | undefined; texts: readonly TextUse[] };
