import type { FieldKinds, IconShapes, ResolvedImage } from '../schema/fields/field-kinds.ts';
import type { ValueFormat } from '../schema/fields/value-formats.ts';

/** A value of a record of any type, as components show it. */
export type ShownValue =
  | { kind: 'text' | 'date' | 'time' | 'duration' | 'email' | 'phone'; text: string }
  | { kind: 'number'; number: number; format?: ValueFormat }
  | { kind: 'yes-no'; isYes: boolean }
  | { kind: 'period'; from: string; until?: string }
  | { kind: 'place'; lines: string[] }
  | { kind: 'link'; href: string }
  | { kind: 'record'; title: string; href?: string }
  | { kind: 'image'; image: ResolvedImage }
  | { kind: 'icon'; shapes: IconShapes }
  | { kind: 'file'; file: FieldKinds['download']['resolved'] }
  | { kind: 'rich'; html: string }
  | { kind: 'group'; entries: ShownEntry[] }
  | { kind: 'list'; values: ShownValue[] };

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
};

/** Records of a collection or type, in order, and the fields that are shown of them. */
export type ShownRecords = { fields: ShownField[]; records: ShownRecord[] };
