import type { Place } from '../../problems/problem.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';

/** A link as written, with its place; the checks decide whether it leads anywhere. */
export type LinkUse = {
  href: string;
  place: Place;
  text: string;
  context?: string;
  /** The path of the page it stands on, or the page's key while it has no path; undefined for what is on all pages. */
  page?: string;
  /** Whether its block is hidden: checked, and not shown. */
  isHidden?: boolean;
  /** The field that is left out, where the link is what stands for it then. */
  readonly leftOut?: string | undefined;
};

/** A text as visitors read it, and where it is written. Of rich text it is the HTML that is left after sanitising. */
export type TextUse = { text: string; at: ValuePath; isRich: boolean };

/** The texts of one block, record or file. */
export type TextSource = { file: YamlFile; context: string | undefined; texts: readonly TextUse[] };
