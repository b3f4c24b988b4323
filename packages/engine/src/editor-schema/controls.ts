import type { FieldForm, IconShapes } from '@pagewright/core';

/** A list of names that a site offers for a field: the icons, its pages and the paths that pages had, its files, the records of a collection. */
export type NameList = 'icons' | 'pages' | 'old-paths' | 'files' | 'pictures' | 'videos' | `records ${string}`;

/** What a line stands for. A `moment` is a date, or a date and a time. */
export type LineFormat = 'date' | 'moment' | 'time' | 'duration' | 'time-zone' | 'focus';

/** How an editor shows a field. Plain data, so that it can be sent as JSON. */
export type Control =
  /** One line. `names` are suggestions. `isPage`: it is the path of a page, and no other target of a link. `endings`: those of the files that it takes, `.pdf`. */
  | { control: 'line'; names?: NameList; format?: LineFormat; isPage?: true; endings?: readonly string[] }
  /** A text of any length; `rich` for Markdown. */
  | { control: 'text'; isRich: boolean }
  | { control: 'colour' }
  /** `unit`: what stands after the number, such as `kg` or a currency. */
  | { control: 'number'; isWhole: boolean; minimum: number | undefined; maximum: number | undefined; unit?: string | undefined }
  | { control: 'boolean' }
  /** `labels`: what people read for values. */
  | { control: 'choice'; values: readonly unknown[]; labels?: Readonly<Record<string, string>> | undefined }
  /** Any number of values, in their order. */
  | { control: 'choices'; values: readonly unknown[]; labels?: Readonly<Record<string, string>> | undefined }
  /** A value that nobody can choose, such as the type of a block. */
  | { control: 'constant'; value: unknown }
  | { control: 'list'; item: Field; minItems: number | undefined; maxItems: number | undefined }
  | { control: 'group'; fields: readonly Field[] }
  /** Names of the author's own, each with a value. */
  | { control: 'record'; values: Field }
  /** Alternatives, in order. `isSelection`: they select records of any collection, by its name or with settings. */
  | { control: 'options'; options: readonly Field[]; isSelection?: true }
  /** A value of any shape, as YAML. */
  | { control: 'any' }
  /** That of a field kind of the site. `src`: its module, which exports a `MountControl` as `mount`. */
  | { control: 'module'; src: string };

/** Shows the value of a field in an element. Returns what shows another value there. */
export type MountControl = (
  element: HTMLElement,
  field: { value: unknown; label: string; onChange: (value: unknown) => void },
) => (value: unknown) => void;

/** A field with its control. */
export type Field = Control & {
  name: string;
  /** What people read for the field, when it is declared. */
  label?: string | undefined;
  description: string;
  isOptional: boolean;
  /** The value of a field that is left out. */
  default: unknown;
  /** The values of the field `kind` beside it with which it may be there. Undefined for any. */
  kinds?: readonly string[] | undefined;
  form: FieldForm;
  /** An example value, for a field or an entry that somebody adds. */
  sample: unknown;
};

/** The names that a site offers for its fields. */
export type NameLists = Partial<Record<NameList, readonly (string | number)[]>>;

/** A file in `media/`, with the titles of the pages that use it. */
export type MediaChoice = {
  /** As content names it: `/media/team.jpg`. */
  path: string;
  kind: 'picture' | 'video' | 'other';
  bytes: number;
  pages: string[];
  /** True for a file that no page but `site.yaml` uses. */
  isInSettings: boolean;
};

/**
 * What came of a file that somebody adds to `media/`. A `known` one was there before. A refused one cannot be published; nothing is
 * written then. A message of the others is a warning.
 */
export type AddedMedia =
  | { outcome: 'added' | 'known'; path: string; message?: string; hint?: string | undefined; language?: string }
  | { outcome: 'refused'; message: string; hint?: string | undefined; language?: string };

/** An icon with what it is drawn of. */
export type IconChoice = { name: string; shapes: IconShapes };

/** The pages of a site with the ids that a link can lead to, and its files. `isGenerated` is true for a page that is made from records. */
export type LinkChoices = { pages: { path: string; title: string; isGenerated: boolean; anchors: string[] }[]; files: string[] };

/** A record as authors choose it. */
export type RecordChoice = { id: string | number; title: string };
