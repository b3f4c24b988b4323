import { z } from 'zod';
import type { JsonSchema } from '../../json-schema/json-schema.ts';
import { assertKeys, type KeysOf } from './assert-keys.ts';
import type { ValueFormat } from './value-formats.ts';

/** One format of an image, in all its widths. */
type PictureSource = { type: string; srcSet: string };

/** A simple drawing that pages can contain: the coordinates that it shows, and its shapes as SVG. */
export type Drawing = { viewBox: string; shapes: string };

/**
 * An image file without alternative text: its URL, its size in CSS pixels, and its other formats. `drawing` is the content of a
 * simple .svg file in a field whose schema is marked `inPage`.
 */
export type ResolvedMedia = { src: string; width: number; height: number; sources: PictureSource[]; drawing?: Drawing };

/** An image with its alternative text, which is empty for decoration. `focus`: the class name with which a crop shows its focal point. */
export type ResolvedImage = ResolvedMedia & { alt: string; focus?: string };

/** The files of a video, best first. */
export type ResolvedVideo = { sources: { src: string; type: string }[] };

/**
 * A file to download: its URL, its name in `media/`, its size in bytes, and its type as the extension in lowercase letters, such as
 * `pdf`. `isPicture` when browsers would show it instead.
 */
type ResolvedDownload = { href: string; name: string; bytes: number; type: string; isPicture: boolean };

/** The shapes of an icon on a 24-unit square: element name and attributes. */
export type IconShapes = [element: string, attributes: Record<string, string>][];

/** Simple HTML, sanitized when the site is loaded. */
export type RichText = { html: string };

/** A block inside another block: its path in the fields of that block, such as `tabs.0.blocks.1`. `NestedBlock` of `pagewright/react` shows it. */
export type NestedBlock = { path: string };

/** A link to a page of the site, with the title and the description of that page. */
type ResolvedPageLink = { href: string; title: string; description: string };

/** A value of a record of any type, as components show it. */
export type ShownValue =
  | { kind: 'text' | 'date' | 'time' | 'duration' | 'email' | 'phone'; text: string }
  | { kind: 'number'; number: number; format?: ValueFormat }
  | { kind: 'yes-no'; isYes: boolean }
  | { kind: 'period'; from: string; until?: string }
  | { kind: 'range'; from: number; to: number; unit?: string }
  | { kind: 'place'; lines: string[] }
  | { kind: 'link'; href: string }
  | { kind: 'button'; href: string; text: string }
  | { kind: 'record'; title: string; href?: string }
  | { kind: 'image'; image: ResolvedImage }
  | { kind: 'pictures'; pictures: ShownPicture[] }
  | { kind: 'icon'; shapes: IconShapes }
  | { kind: 'file'; file: ResolvedDownload }
  | { kind: 'rich'; html: string }
  | { kind: 'group'; entries: ShownEntry[] }
  | { kind: 'list'; values: ShownValue[] };

/** A picture of a gallery. */
export type ShownPicture = { image: ResolvedImage; caption?: string | undefined };

/** A field of records: its name, and what visitors read for it. */
export type ShownField = { name: string; label: string };

/** A field of one record with its value. */
export type ShownEntry = ShownField & { value: ShownValue };

/** A record of any type. */
export type ShownRecord = {
  id: string | number;
  title: string;
  /** The path of its page. Undefined when it has none. */
  href?: string;
  /** Its language on a page of another one. */
  lang?: string;
  picture?: ResolvedImage;
  summary?: string;
  /** The shown fields that it has, in order. */
  entries: ShownEntry[];
  /** What the record has in the field by which it is grouped. */
  group?: string;
  /** Why nobody can order it or take part, such as "Sold out": the label of an option that closes a record. */
  closed?: string;
  /** In a list by date: when it begins and ends, as it is written. A day as the end is the last one. */
  date?: { from: string; until: string };
  /** The address of the file with which visitors add its date to their calendar. */
  calendar?: string;
  /** In a list of upcoming or past records: from and until when the record is in it, in ISO format. `isHidden` when it is not at the time of the build, or beyond the limit. */
  shown?: { from?: string; until?: string; isHidden: boolean };
  /** In a list that visitors can filter or sort: its values for each filter, and its place in each order. */
  keys?: { values: FilterValues[]; ranks: number[] };
};

/** The values of a record for a filter: its choices as texts, or the lowest and the highest of its numbers or dates. Empty without any. */
type FilterValues = string[] | number[];

/** A field by which visitors can filter records. `options`: the values that records have. */
export type ShownFilter = ShownField &
  (
    | { kind: 'options'; options: { value: string; label: string; href?: string }[] }
    | { kind: 'yes-no' | 'date' }
    | { kind: 'number'; format?: ValueFormat }
  );

/** What visitors can do with a list of records. An order is as in a selection, such as `deposit descending`; its label is that of the field. */
export type VisitorChoices = { filters: ShownFilter[]; orders: ShownField[]; search: boolean };

/** A record as an option of a form: what visitors read, and its id. Nobody can choose one that `isClosed`, or after `until`. */
export type RecordOption = { label: string; value: string; isClosed?: true; until?: string };

/** Records of a collection or type, in order, and the fields that are shown of them. */
export type ShownRecords = {
  /** The label of the titles. Undefined when the ids are the titles. */
  titleLabel?: string;
  fields: ShownField[];
  records: ShownRecord[];
  /** Of upcoming or past records there may be more than are shown now. `limit`: how many of them are shown at most. */
  byTime?: { limit?: number };
  visitors?: VisitorChoices;
  /** The address of the calendar with the dates of all records of the type. */
  calendar?: string;
};

/** The records before and after a record, without fields. Undefined at the ends of their list. */
export type Neighbours = { previous?: ShownRecord; next?: ShownRecord };

/**
 * The list of field kinds: the meaning of a value, such as an image, a link or a record. `resolved` is the type that
 * components receive. Other members are parameters, which a schema passes when it registers: schemas among them are zod schemas
 * there, and plans in a plan.
 * `src/field-kinds/<kind>.ts` has the behaviour of each kind; a kind without that file does not compile.
 */
export type FieldKinds<Plan = unknown> = {
  /** `shownWidth`: the largest width at which pages show the image, in CSS pixels. */
  image: { resolved: ResolvedImage; shownWidth: number };
  /** The focal point of an image. */
  focus: { resolved: string };
  video: { resolved: ResolvedVideo };
  /** `shownWidth` as for `image`. `inPage`: pages contain a simple drawing, so that no request is needed for it. */
  media: { resolved: ResolvedMedia; shownWidth: number; inPage?: boolean };
  /** `pixels`: the size of a picture that another site shows, which every page names. */
  file: { resolved: string; pixels?: { width: number; height: number } };
  download: { resolved: ResolvedDownload };
  icon: { resolved: IconShapes };
  href: { resolved: string };
  page: { resolved: ResolvedPageLink };
  /** `item`: a record that is written in place of an id. `query`: a query. `mayBeEmpty`: a list may have no entry. The type of the records follows from the collection: see `Resolved` in `packages/core/src/schema/resolved.ts`. */
  records: { resolved: unknown[]; collection: string; item: Plan; query: Plan; mayBeEmpty: boolean };
  /** `isLink`: of the record, only its title and the path of its page are shown. */
  record: { resolved: unknown; collection: string; isLink?: true };
  /** Records of any collection or type. `byDate`: the fields of the same object with which the records are shown by their dates, and in order of them. */
  anyRecords: { resolved: ShownRecords; byDate?: Readonly<Record<string, string>> };
  /** The records of any collection or type as options of a form. */
  recordOptions: { resolved: RecordOption[] };
  /** One record of any collection or type, with its fields. `isWhole`: long texts and groups are shown too, when the value names no fields. */
  anyRecord: { resolved: ShownRecord; isWhole: boolean };
  /** The records before and after one of any collection or type, which the field `beside` of the same object names. */
  neighbours: { resolved: Neighbours; beside: string };
  /** A block inside another block. `types`: the block types that may stand there, by name. */
  block: { resolved: NestedBlock; types: Readonly<Record<string, Plan>> };
  /** `inline`: one line with emphasis instead of whole paragraphs. */
  rich: { resolved: RichText; inline: boolean };
  text: { resolved: string };
  name: { resolved: string };
  path: { resolved: string };
  colour: { resolved: string };
  /** `deadline`: content with this date is of use until then. A day passes at its end. */
  date: { resolved: string; deadline?: true };
  time: { resolved: string };
  /** The name of a recipient of `mail.recipients` in `site.yaml`. */
  recipient: { resolved: string };
  /** The name of a webhook of `mail.webhooks` in `site.yaml`. */
  webhook: { resolved: string };
  /** The address of another service that gets the answers of a form. */
  formTarget: { resolved: string };
  /** A kind of files that visitors can upload to the site's own mail service. */
  upload: { resolved: string };
  /** A text of a mail to visitors. */
  mailText: { resolved: string };
  /** A kind that the site declares. `definition` stands for its definition: see `customKindOf`. The type that components receive is that of the definition. */
  custom: { resolved: unknown; definition: object };
};

export type FieldKindName = keyof FieldKinds;

/** A kind with its parameters, as schemas register it. */
export type FieldKind<Name extends FieldKindName = FieldKindName, Plan = unknown> = {
  [One in Name]: { kind: One } & Omit<FieldKinds<Plan>[One], 'resolved'>;
}[Name];

/** The kinds whose values are plain, so that they can be compared. */
export const isPlainKind: Readonly<Record<FieldKindName, boolean>> = {
  image: false,
  focus: false,
  video: false,
  media: false,
  file: false,
  download: false,
  icon: false,
  href: false,
  page: false,
  records: false,
  record: true,
  anyRecords: false,
  recordOptions: false,
  anyRecord: false,
  neighbours: false,
  block: false,
  rich: false,
  text: true,
  name: true,
  path: true,
  colour: false,
  date: true,
  time: true,
  recipient: true,
  webhook: true,
  formTarget: false,
  upload: true,
  mailText: true,
  custom: false,
};

/**
 * The field kind of each schema. When `resolved` differs from the type that zod returns, the schema also needs a brand
 * with the same name, from which `Resolved` derives the type:
 *
 *     z.string().brand<'icon'>().register(fieldKinds, { kind: 'icon' })
 */
export const fieldKinds = z.registry<FieldKind>();

type Rename = {
  renamedFrom: readonly string[];
  /** Converts a text under the old name, for a field whose format also changed. */
  convert?: (old: string) => string;
};

/**
 * The earlier names of a field, or of a block type when registered on its whole schema. An old name in YAML still
 * works; `npm run check` warns, and `npm run check -- --fix` rewrites it:
 *
 *     text: textSchema.describe('A sentence.').register(renames, { renamedFrom: ['body'] }),
 */
export const renames = z.registry<Rename>();

declare const resolvedType: unique symbol;

/** A validated value of a custom field kind. It carries the type that components receive. */
export type CustomValue<Result> = { readonly [resolvedType]: Result };

/** What a custom field kind does with a value. A kind without a part that is required does not compile. */
export type CustomKind<Schema extends z.ZodType = z.ZodType, Data = unknown, Result = unknown> = {
  /**
   * Checks a value as written. Its messages say what the field accepts. It may be made of other kinds: their pictures, links and records are
   * references like any others.
   */
  schema: Schema;
  /**
   * Returns the data that components receive, as JSON, from a valid value, in which the values of other kinds are data already. It must
   * depend on nothing else. `report` reports a value that is wrong for another reason; return undefined then.
   */
  // A method, so that a kind of a value is a kind of anything.
  resolve(value: Data, report: (message: string, hint: string) => void): Result | undefined;
  /** The JSON Schema with which editors complete and check a value. `by-schema` derives it from the zod schema. */
  editor: JsonSchema | 'by-schema';
  /** The control in the form of the editor, or a module of the browser with one, by its path. Default: the one that fits the schema. */
  control?: 'line' | 'text' | 'colour' | 'date' | 'time' | 'duration' | 'time-zone' | { module: string };
  /** Describes accepted values in the authors' guide. */
  docs: string;
  /** A valid value as authors write it in YAML, for "Add a line: …": `a-word`, `"{ width: 3, height: 2 }"`. */
  sample: string;
};

const customKindKeys: KeysOf<CustomKind> = { schema: true, resolve: true, editor: true, control: true, docs: true, sample: true };

/** The definitions by what stands for them: zod would map the types of a definition itself, which never ends. */
const customKinds = new WeakMap<object, CustomKind>();

/** Returns the definition of a custom field kind. */
export function customKindOf({ definition }: FieldKind<'custom'>): CustomKind {
  const kind = customKinds.get(definition);
  if (!kind) throw new Error('A field has a custom kind without a definition. Use defineFieldKind.');
  return kind;
}

/** Makes the kind of a schema from a definition. Throws for a key that does not exist. */
export function toCustomKind(kind: CustomKind): FieldKind<'custom'> {
  assertKeys('A field kind', kind, customKindKeys);
  const definition = {};
  customKinds.set(definition, kind);
  return { kind: 'custom', definition };
}
