import type { z } from 'zod';
import type { CustomValue, FieldKindName, FieldKinds } from './fields/field-kinds.ts';
import type { RecordReference, RecordReferences } from './fields/records.ts';

export type { Drawing, IconShapes, ResolvedImage, ResolvedMedia, ResolvedVideo } from './fields/field-kinds.ts';

/**
 * A validated value with its references replaced by data: the return type of `resolveValue`. The brands of field
 * schemas name the field kinds, and `FieldKinds` maps each kind to its resolved type.
 */
export type Resolved<Value> =
  Value extends RecordReferences<infer Schema extends z.ZodType>
    ? ResolvedRecord<Schema>[]
    : Value extends RecordReference<infer Schema extends z.ZodType>
      ? ResolvedRecord<Schema>
      : Value extends CustomValue<infer Result>
        ? Result
        : Value extends { [z.core.$brand]: infer Brands }
          ? ResolvedBrand<keyof Brands>
          : Value extends string | number | boolean | null | undefined
            ? Value
            : Value extends readonly (infer Item)[]
              ? Resolved<Item>[]
              : Value extends object
                ? { [Key in keyof Value]: Resolved<Value[Key]> }
                : Value;

type ResolvedBrand<Brand> = Brand extends FieldKindName ? FieldKinds[Brand]['resolved'] : never;

/**
 * A record as components receive it. `href` is the path of its page; undefined when it has no published page. `lang` is its
 * language on a page of another one; undefined when it is that of the page.
 */
export type ResolvedRecord<Schema extends z.ZodType> = Resolved<z.output<Schema>> & { href?: string; lang?: string };

/**
 * The schema of a field kind. It has the brand of the kind when components receive anything but a plain text, because
 * `Resolved` needs the brand. References to records have a type of their own: see `recordsOf`.
 */
export type SchemaOfKind<Name extends FieldKindName> = z.ZodType & { _zod: { output: OutputOfKind<Name> } };

type OutputOfKind<Name extends FieldKindName> = string extends FieldKinds[Name]['resolved']
  ? unknown
  : Name extends 'record' | 'records'
    ? unknown
    : z.core.$brand<Name>;
