import type { IconShapes, ResolvedImage } from '../schema/fields/field-kinds.ts';
import type { ValueFormat } from '../schema/fields/value-formats.ts';

/** What a value of a record is, for a component that shows records of any type. */
export type ShownKind =
  | ('text' | 'number' | 'yes-no' | 'date' | 'time' | 'choice' | 'link')
  | ('image' | 'icon' | 'video' | 'file' | 'rich' | 'record' | 'group' | 'list');

/** A field of records: what visitors read for it, and what its values are. `fields` are those of a group, or of each entry of a list. */
export type ShownField = {
  name: string;
  label: string;
  kind: ShownKind;
  /** True when a value is a list of values of the kind. */
  isList: boolean;
  format?: ValueFormat;
  fields?: ShownField[];
};

/** A link to another record: its title, and the path of its page if it has one. */
export type RecordLink = { title: string; href?: string };

/** A record of any type. `values` has those of the shown fields by name; absent ones are missing. */
export type ShownRecord = {
  id: string | number;
  title: string;
  /** The path of its page. Undefined when it has none. */
  href?: string;
  /** Its language on a page of another one. */
  lang?: string;
  picture?: ResolvedImage;
  summary?: string;
  icon?: IconShapes;
  values: Readonly<Record<string, unknown>>;
};

/** Records of a collection or type, in order. With `group`, they are divided by the values of this field. */
export type ShownRecords = { collection: string; fields: ShownField[]; records: ShownRecord[]; group?: ShownField };
